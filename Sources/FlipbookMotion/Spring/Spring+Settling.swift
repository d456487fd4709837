import Foundation

extension Spring {
  /// The time in seconds after which a motion over a distance of 1, from rest, counts as at rest by 0.001.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The time in seconds after which a motion that starts at zero counts as at rest, as SwiftUI estimates it.
  ///
  /// Under-damped: ln((|A| + |decay · A - first velocity|) / epsilon) / decay, with A the distance. Otherwise the first
  /// whole tenth of a second from which on the distance to the target stays below `epsilon` for a second, 0 where there
  /// is none within 102 s. Infinite for a spring without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let threshold = Self.threshold(epsilon)
    guard !isInstant else { return 0 }
    guard decay > 0 else { return .infinity }
    guard dampingRatio < 1 else {
      return sampledSettling(target: target, initialVelocity: initialVelocity, threshold: threshold)
    }
    let drift = (target.scaled(by: decay) - initialVelocity).magnitude
    return max(0, -log(threshold / (drift + target.magnitude)) / decay)
  }

  /// The settling of a spring that doesn't swing, by samples a tenth of a second apart.
  private func sampledSettling<V: VectorArithmetic>(
    target: V, initialVelocity: V, threshold: Double
  ) -> TimeInterval {
    var (best, time, least) = (-1.0, 0.0, Double.infinity)
    for _ in 0..<1024 {
      let distance = (value(target: target, initialVelocity: initialVelocity, time: time) - target).magnitude
      guard distance.isFinite else { break }
      if least >= threshold {
        if distance < least { (best, least) = (time, distance) }
      } else if distance >= threshold {
        least = .infinity
      } else if time - best > 1 {
        return best
      }
      time += 0.1
    }
    return 0
  }

  /// The time in seconds after which a motion that starts at zero stays within `epsilon` of its target.
  ///
  /// It is taken from the envelope of the motion, as Core Animation does, so it is an upper bound. Under-damped:
  /// ln((|A| + |B|) / epsilon) / decay, with A the distance and B = (first velocity + decay · first distance) /
  /// frequency. Infinite for a spring without damping.
  package func restingTime<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    envelope(offset: .zero - target, velocity: initialVelocity).settlingDuration(Self.threshold(epsilon))
  }

  private static func threshold(_ epsilon: Double) -> Double {
    if epsilon > 0 { return epsilon }
    MotionInput.warn(
      "spring.epsilon", "A spring can't settle to within \(epsilon); 0.001 is used, give a number above 0.")
    return 0.001
  }

  /// The time in seconds after which a motion between two values counts as at rest; see
  /// ``settlingDuration(target:initialVelocity:epsilon:)``.
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
