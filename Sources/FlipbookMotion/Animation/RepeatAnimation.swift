import Foundation

/// Runs another animation several times, or for ever.
struct RepeatAnimation: TimedAnimation, CustomStringConvertible {
  var base: Animation
  /// The number of runs, forward and backward; infinity for ever.
  var count: Double
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let length = runLength(value: value, context: &context)
    guard length > 0, count > 0, time < end(value: value, length: length, context: context) else {
      if length == 0, count == .infinity, value != .zero {
        MotionInput.warn(
          "animation.repeat-zero-length",
          "An animation of no length is to repeat for ever, so it jumps to its end; give it a duration.")
      }
      context.isLogicallyComplete = true
      return nil
    }
    let place = Self.place(at: time, length: length, count: count, autoreverses: autoreverses)
    var inner = baseContext(context)
    let result = base.animate(value: value, time: place.time, context: &inner)
    // A last run is complete when its animation is.
    if place.run == count - 1, inner.isLogicallyComplete {
      context.isLogicallyComplete = true
    }
    guard place.isReversed else { return result ?? value }
    // The way back begins as the way there did: it is mirrored in value, not in time.
    return result.map { value - $0 } ?? .zero
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var copy = context
    let length = runLength(value: value, context: &copy)
    guard length > 0, time < end(value: value, length: length, context: context) else { return .zero }
    let place = Self.place(at: time, length: length, count: count, autoreverses: autoreverses)
    let velocity = base.velocity(value: value, time: place.time, context: baseContext(context))
    return place.isReversed ? velocity?.scaled(by: -1) : velocity
  }

  func finishTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    var copy = context
    let length = runLength(value: value, context: &copy)
    return length > 0 && count > 0 ? end(value: value, length: length, context: context) : 0
  }

  /// When the last run is over. A spring comes to rest in it, longer than its turn.
  private func end<V: VectorArithmetic>(value: V, length: TimeInterval, context: AnimationContext<V>)
    -> TimeInterval
  {
    guard count < .infinity, base.base is any TimedAnimation else { return count * length }
    return (count - 1) * length + base.finishTime(value: value, context: baseContext(context))
  }

  /// Each run starts anew, so the repeated animation has no memory of the one before.
  private func baseContext<V: VectorArithmetic>(_ context: AnimationContext<V>) -> AnimationContext<V> {
    AnimationContext(environment: context.environment)
  }

  /// The length of one run. A custom animation's takes a search, so it is remembered.
  private func runLength<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) -> TimeInterval {
    if base.base is any TimedAnimation {
      return base.turn(value: value, context: baseContext(context))
    }
    if let known = context.state[RunLengthKey<V>.self], known.value == value { return known.length }
    let length = base.finishTime(value: value, context: baseContext(context))
    context.state[RunLengthKey<V>.self] = RunLength(value: value, length: length)
    return length
  }

  /// Where in its runs an animation is at a time. Only the last run may take longer than the others.
  static func place(
    at time: TimeInterval, length: TimeInterval, count: Double, autoreverses: Bool
  ) -> (run: Double, time: TimeInterval, isReversed: Bool) {
    guard length < .infinity else { return (0, time, false) }
    let run = min(max(0, (time / length).rounded(.down)), max(0, count - 1))
    let inner = max(time - run * length, 0)
    let isReversed = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return (run, run == count - 1 ? inner : min(inner, length), isReversed)
  }

  private struct RunLength<V: VectorArithmetic> {
    var value: V
    var length: TimeInterval
  }

  private enum RunLengthKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: RunLength<V>? { nil }
  }

  var description: String {
    let times = count == .infinity ? "for ever" : "\(Int(count)) times"
    return "\(base), \(times)\(autoreverses ? ", back and forth" : "")"
  }
}
