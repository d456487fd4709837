import Foundation

extension CGFloat: VectorArithmetic, Animatable {
  /// Multiplies the number by a factor.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
