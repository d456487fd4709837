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
  /// Whether the value stays until the next keyframe.
  private(set) var rests = false

  init(time: Double, start: Value, end: Value, easing: LottieEasing, route: LottieRoute? = nil) {
    (self.time, self.start, self.end, self.easing, self.route) = (time, start, end, easing, route)
  }

  /// Works out whether the value stays.
  mutating func updateRest() { rests = easing == .hold || (route == nil && start == end) }
}
