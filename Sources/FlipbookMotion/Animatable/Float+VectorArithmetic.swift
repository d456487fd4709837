extension Float: VectorArithmetic, Animatable {
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
