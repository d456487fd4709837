extension Double: VectorArithmetic, Animatable {
  /// Multiplies the number by a factor.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}
