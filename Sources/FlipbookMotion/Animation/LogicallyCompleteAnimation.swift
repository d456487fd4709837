import Foundation

/// Reports another animation as logically complete after a time.
struct LogicallyCompleteAnimation: TimedAnimation, CustomStringConvertible {
  var base: Animation
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    if time >= duration { context.isLogicallyComplete = true }
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if base.mergingSpring != nil {
      return Animation(self).adoptSpring(of: previous, value: value, time: time, context: &context)
    }
    return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func finishTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    base.finishTime(value: value, context: context)
  }

  func turn<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    base.turn(value: value, context: context)
  }

  var description: String { "\(base), logically complete after \(duration) s" }
}

extension LogicallyCompleteAnimation: MergingSpring {
  func currentSpring<V: VectorArithmetic>(time: TimeInterval, context: AnimationContext<V>) -> Spring? {
    base.mergingSpring?.currentSpring(time: time, context: context)
  }

  func adopt<V: VectorArithmetic>(_ motion: SpringMotion<V>, context: inout AnimationContext<V>) {
    base.mergingSpring?.adopt(motion, context: &context)
  }
}
