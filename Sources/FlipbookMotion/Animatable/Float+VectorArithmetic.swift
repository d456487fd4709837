extension Float: VectorArithmetic, Animatable {
  /// Multiplies the number by a factor, which is rounded to a `Float` first.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
