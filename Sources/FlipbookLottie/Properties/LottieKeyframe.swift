/// A value at a time, and the way to the next.
struct LottieKeyframe<Value: LottieValue>: Sendable {
  /// In frames.
  var time: Double
  /// The value from this time on.
  var start: Value
  /// The value just before the next keyframe, which may begin with another.
  var end: Value
  var easing: LottieEasing
  /// The path in space that a position takes; nil for a straight one.
  var route: LottieRoute?
}
