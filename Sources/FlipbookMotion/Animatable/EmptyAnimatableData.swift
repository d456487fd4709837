/// The animatable data of a type with nothing to animate.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Makes the only value there is.
  @inlinable public init() {}

  /// The only value there is.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Returns the only value there is.
  @inlinable
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    EmptyAnimatableData()
  }

  /// Returns the only value there is.
  @inlinable
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    EmptyAnimatableData()
  }

  /// Does nothing: there is only one value.
  @inlinable public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// Does nothing: there is only one value.
  @inlinable public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// Does nothing: there is only one value.
  @inlinable public mutating func scale(by rhs: Double) {}
  /// Always 0.
  @inlinable public var magnitudeSquared: Double { 0 }
}
