/// A keyframe as data: durations are checked, values are as given.
struct Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    case move
  }

  var value: Value
  /// Seconds; nil for the time a spring takes to settle.
  var duration: Double?
  var kind: Kind
}
