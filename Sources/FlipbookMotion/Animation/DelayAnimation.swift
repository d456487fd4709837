import Foundation

/// Begins another animation later.
struct DelayAnimation: TimedAnimation, CustomStringConvertible {
  var base: Animation
  var delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: max(0, time - delay), context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func finishTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    let finish = base.finishTime(value: value, context: context)
    // An animation that is over at its start is over during the delay too.
    return finish == 0 ? 0 : max(0, finish + delay)
  }

  func turn<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    let turn = base.turn(value: value, context: context)
    return turn == 0 ? 0 : max(0, turn + delay)
  }

  var description: String { "\(base), delayed by \(delay) s" }
}
