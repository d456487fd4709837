/// A type that can serve as the animatable data of an animatable type: a vector that adds, subtracts and
/// scales.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by the scale factor.
  mutating func scale(by rhs: Double)

  /// The dot product of this vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// A copy with each component multiplied by the scale factor.
  @inlinable
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves this vector towards another: 0 leaves it alone, 1 makes it the other. Amounts outside 0…1
  /// continue the line.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    var difference = other - self
    difference.scale(by: amount)
    self += difference
  }

  /// The vector on the line from this one (amount 0) to another (amount 1).
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }

  /// The vector's length.
  @inlinable
  package var magnitude: Double { magnitudeSquared.squareRoot() }
}
