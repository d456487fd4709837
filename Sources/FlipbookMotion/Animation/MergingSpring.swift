import Foundation

/// A spring animation that can take over a motion under way, with its position and velocity.
///
/// Modifiers of springs conform too; ask ``Animation/mergingSpring``, which looks inside them.
package protocol MergingSpring: CustomAnimation {
  /// The spring in effect at a time, nil when there is none.
  func currentSpring<V: VectorArithmetic>(time: TimeInterval, context: AnimationContext<V>) -> Spring?

  /// Goes on from a motion: stores it in the context's state.
  func adopt<V: VectorArithmetic>(_ motion: SpringMotion<V>, context: inout AnimationContext<V>)
}

extension Animation {
  /// This animation as a spring that takes over motions, nil when it isn't one.
  package var mergingSpring: (any MergingSpring)? {
    switch base {
    case let spring as FluidSpringAnimation: spring
    case let modifier as SpeedAnimation where modifier.speed > 0 && modifier.base.mergingSpring != nil:
      modifier
    case let modifier as LogicallyCompleteAnimation where modifier.base.mergingSpring != nil: modifier
    default: nil
    }
  }

  /// Takes over from another spring animation; false when one of both isn't one.
  func adoptSpring<V: VectorArithmetic>(
    of previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let next = mergingSpring, let last = previous.mergingSpring else { return false }
    let motion = SpringMotion(
      time: time,
      position: previous.animate(value: value, time: time, context: &context) ?? value,
      velocity: previous.velocity(value: value, time: time, context: context) ?? .zero,
      previous: last.currentSpring(time: time, context: context))
    context.isLogicallyComplete = false
    next.adopt(motion, context: &context)
    return true
  }
}

extension Spring {
  /// The same spring with its time running faster.
  func accelerated(by factor: Double) -> Spring {
    Spring(mass: mass, angularFrequency: angularFrequency * factor, dampingRatio: dampingRatio)
  }
}
