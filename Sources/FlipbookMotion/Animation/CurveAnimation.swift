import Foundation

/// Follows a curve for a fixed time.
struct CurveAnimation: TimedAnimation, CustomStringConvertible {
  var curve: UnitCurve
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time >= 0, time < duration, duration < .infinity else { return .zero }
    return value.scaled(by: curve.finiteVelocity(at: time / duration) / duration)
  }

  func finishTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval { duration }

  var description: String { "\(curve), \(duration) s" }
}
