import Foundation

/// A keyframe that goes to a value on a cubic curve.
///
/// A velocity that isn't given makes for smooth motion: between two cubic keyframes it is that of a Catmull-Rom
/// spline, (next - previous value) / (next - previous time); next to any other keyframe it is that keyframe's. At
/// the free ends of a track, and next to a ``MoveKeyframe``, it is 0. A spring that follows goes on from velocity 0.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: seconds. 0 or less jumps there.
  ///   - startVelocity: units a second at the start; nil for smooth motion.
  ///   - endVelocity: units a second at the end; nil for smooth motion.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      value: to, duration: MotionInput.keyframeDuration(duration),
      kind: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  /// The keyframe itself.
  public var body: CubicKeyframe { self }

  /// Adds the keyframe to a list.
  public func _append(to list: inout KeyframeList<Value>) { list.keyframes.append(keyframe) }
}
