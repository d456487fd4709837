import Foundation

extension Spring {
  /// The time in seconds after which a motion over a distance of 1, from rest, stays within 0.001 of its target.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The time in seconds after which a motion that starts at zero stays within `epsilon` of its target.
  ///
  /// It is taken from the envelope of the motion, so it is an upper bound. Under-damped: ln((|A| + |B|) / epsilon)
  /// / decay, with A the distance and B = (first velocity + decay · first distance) / frequency. Infinite for a
  /// spring without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    var threshold = epsilon
    if !(threshold > 0) {
      MotionInput.warn(
        "spring.epsilon", "A spring can't settle to within \(epsilon); 0.001 is used, give a number above 0.")
      threshold = 0.001
    }
    return envelope(offset: .zero - target, velocity: initialVelocity).settlingDuration(threshold)
  }

  /// The time in seconds after which a motion between two values stays within `epsilon` of its end.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The bound on the distance from the target of a motion from a first offset and velocity.
  @inlinable
  package func envelope<V: VectorArithmetic>(offset: V, velocity: V) -> SpringEnvelope {
    guard !isInstant else { return SpringEnvelope(offset: 0, drift: 0, spring: self) }
    var drift = offset
    drift.scale(by: decay)
    drift += velocity
    return SpringEnvelope(offset: offset.magnitude, drift: drift.magnitude, spring: self)
  }
}
