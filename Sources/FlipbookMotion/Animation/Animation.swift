import Foundation

/// The way a view changes over time to show a new value.
public struct Animation: Sendable {
  /// The animation's own description, one of the built-in ones or a custom one.
  public let base: any CustomAnimation

  /// Makes an animation that behaves as a custom one says.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// The vector at a time, on the way from zero to `value`; nil once the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The rate of change at a time, in units a second; nil when it isn't known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes the place of one that is under way on the same value.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  /// Whether both have bases of the same type that are equal.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { base == rhs.base as? A }
    return isEqual(lhs.base)
  }

  /// Hashes the base.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The description of the base.
  public var description: String { String(describing: base) }
  /// The debugging description of the base.
  public var debugDescription: String { String(reflecting: base) }
  /// The mirror of the base.
  public var customMirror: Mirror { Mirror(reflecting: base) }
}
