import Foundation

/// A change between two values on a spring, as Core Animation has it.
///
/// The progress runs from 0 to 1 by the spring's closed form in seconds. A damping above the critical one is
/// taken as critical unless over-damping is allowed. An animation's duration cuts it off, it doesn't stretch it.
package struct MediaSpringAnimation<Value> {
  package let ends: MediaBasicAnimation<Value>
  private let spring: Spring
  private let initialVelocity: Double

  package init(
    ends: MediaBasicAnimation<Value>, mass: Double = 1, stiffness: Double = 100, damping: Double = 10,
    initialVelocity: Double = 0, allowsOverdamping: Bool = false
  ) {
    self.ends = ends
    spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowsOverdamping)
    self.initialVelocity = MotionInput.finite(initialVelocity, or: 0, "The initial velocity of a spring")
  }

  /// The seconds after which the progress stays within 0.001 of 1.
  package var settlingDuration: TimeInterval {
    spring.restingTime(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
  }

  /// The progress after a number of seconds; beyond 1 where the spring overshoots.
  package func progress(at time: TimeInterval) -> Double {
    spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
  }
}
