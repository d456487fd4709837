import Foundation

extension CGFloat: VectorArithmetic, Animatable {
  @inlinable
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
