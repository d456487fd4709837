// swift-format-ignore-file: AvoidRetroactiveConformances
// The standard library gives vectors of floating-point numbers + and -, yet no conformance that says so.

extension SIMD2: @retroactive AdditiveArithmetic where Scalar: FloatingPoint {}

extension SIMD2: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {
  /// Multiplies each component by a factor, which is rounded to the component's type first.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Scalar(rhs) }

  /// The sum of the components' squares.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD3: @retroactive AdditiveArithmetic where Scalar: FloatingPoint {}

extension SIMD3: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {
  /// Multiplies each component by a factor, which is rounded to the component's type first.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Scalar(rhs) }

  /// The sum of the components' squares.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD4: @retroactive AdditiveArithmetic where Scalar: FloatingPoint {}

extension SIMD4: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {
  /// Multiplies each component by a factor, which is rounded to the component's type first.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Scalar(rhs) }

  /// The sum of the components' squares.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD8: @retroactive AdditiveArithmetic where Scalar: FloatingPoint {}

extension SIMD8: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {
  /// Multiplies each component by a factor, which is rounded to the component's type first.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Scalar(rhs) }

  /// The sum of the components' squares.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}
