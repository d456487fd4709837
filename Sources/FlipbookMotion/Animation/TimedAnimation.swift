import Foundation

/// An animation that knows when it will be over.
package protocol TimedAnimation: CustomAnimation {
  /// The time in seconds from which ``CustomAnimation/animate(value:time:context:)`` gives nil; infinity when
  /// there is none.
  func finishTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval

  /// The time in seconds after which a repetition begins anew.
  func turn<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval
}

extension TimedAnimation {
  /// The whole time.
  package func turn<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    finishTime(value: value, context: context)
  }
}

extension Animation {
  /// The time in seconds after which a repetition begins anew.
  package func turn<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    (base as? any TimedAnimation)?.turn(value: value, context: context)
      ?? finishTime(value: value, context: context)
  }

  /// The time in seconds from which the animation is over; infinity when it never is.
  ///
  /// A custom animation doesn't say, so it is asked at doubling times until it is over, and then by bisection.
  /// That takes it to be over for good once it is. After twelve days it counts as endless.
  package func finishTime<V: VectorArithmetic>(
    value: V, context: AnimationContext<V> = AnimationContext()
  ) -> TimeInterval {
    if let timed = base as? any TimedAnimation {
      return timed.finishTime(value: value, context: context)
    }
    func isOver(_ time: TimeInterval) -> Bool {
      var copy = context
      return animate(value: value, time: time, context: &copy) == nil
    }
    if isOver(0) { return 0 }
    var low = 0.0
    var high = 1.0 / 64
    while !isOver(high) {
      low = high
      high *= 2
      if high > 1_048_576 { return .infinity }
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The time in seconds after which the animation counts as complete, though it may not have come to rest; infinity when
  /// it never does.
  package var logicalDuration: TimeInterval {
    switch base {
    case let complete as LogicallyCompleteAnimation: complete.duration
    case let delayed as DelayAnimation: max(0, delayed.base.logicalDuration + delayed.delay)
    case let faster as SpeedAnimation: faster.base.logicalDuration / faster.speed
    case let spring as FluidSpringAnimation: spring.spring.isInstant ? 0 : spring.spring.response
    default: turn(value: 1.0, context: AnimationContext<Double>())
    }
  }
}
