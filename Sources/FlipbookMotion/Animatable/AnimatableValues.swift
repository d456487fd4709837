/// Any number of pieces of animatable data that animate together: what nested ``AnimatablePair``s do, flat.
///
/// ```swift
/// var animatableData: AnimatableValues<Double, CGFloat, CGFloat> {
///   get { AnimatableValues(angle, width, height) }
///   set { (angle, width, height) = newValue.value }
/// }
/// ```
@frozen
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The pieces, as a tuple.
  public var value: (repeat each Value)

  /// Makes one piece of all.
  @inlinable
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// Zero in each piece.
  @inlinable
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Whether all pieces are equal.
  @inlinable
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  /// Adds piece by piece.
  @inlinable
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) + (each rhs.value))
  }

  /// Subtracts piece by piece.
  @inlinable
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) - (each rhs.value))
  }

  /// Multiplies each piece by a factor.
  @inlinable
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of the pieces' squared magnitudes.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for piece in repeat each value { sum += piece.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
