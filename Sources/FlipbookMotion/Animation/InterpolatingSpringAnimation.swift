import Foundation

/// A spring from 0 to 1 whose value scales the way. It never merges.
struct InterpolatingSpringAnimation: TimedAnimation, CustomStringConvertible {
  private let spring: Spring
  private let initialVelocity: Double

  /// A damping ratio above 1 is taken as 1.
  init(spring: Spring, initialVelocity: Double) {
    self.spring = Spring(
      mass: spring.mass, angularFrequency: spring.angularFrequency, dampingRatio: min(spring.dampingRatio, 1))
    self.initialVelocity = initialVelocity
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= spring.response { context.isLogicallyComplete = true }
    if envelope.isSettled(at: time, threshold: SpringRest.threshold(size: value.magnitude, relative: true)) {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
  }

  func finishTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    envelope.settlingDuration(SpringRest.threshold(size: value.magnitude, relative: true))
  }

  func turn<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    spring.isInstant ? 0 : spring.response
  }

  private var envelope: SpringEnvelope { spring.envelope(offset: -1.0, velocity: initialVelocity) }

  var description: String {
    "interpolating spring, duration \(spring.duration) s, bounce \(spring.bounce), first velocity \(initialVelocity)"
  }
}
