import Foundation

/// An animation of your own: a function from time to a vector on its way to another.
public protocol CustomAnimation: Hashable, Sendable {
  /// The vector at a time, on the way from zero to `value`; nil once the animation is over.
  ///
  /// A frame can be asked for on its own, so the result should depend on the arguments alone. State that is
  /// kept in the context is kept from frame to frame.
  /// - Parameters:
  ///   - value: the vector to animate towards: the difference between the new value and the old one.
  ///   - time: seconds since the animation began.
  ///   - context: the animation's state and the environment.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The rate of change at a time, in units a second; nil (the default) when it isn't known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes the place of one that is under way on the same value, with its state and
  /// its time. The default is false: both run, and their results add up.
  /// - Parameters:
  ///   - previous: the animation under way.
  ///   - value: the vector it animates towards.
  ///   - time: seconds since it began.
  ///   - context: its state, which this animation may change and inherits.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// False: both animations run.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}
