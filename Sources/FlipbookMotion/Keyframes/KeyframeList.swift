/// The keyframes of a track, in order.
public struct KeyframeList<Value: Animatable> {
  var keyframes: [Keyframe<Value>] = []
}
