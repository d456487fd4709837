/// A point of a flattened subpath with the direction of travel there.
struct StrokeSample {
  /// How a sample follows the one before it.
  enum Kind: UInt8 {
    /// A chord of a smooth piece leads here.
    case smooth
    /// Same position, new direction: a corner to be joined.
    case corner
    /// Same position, new direction within a curve, which turns on the spot: always rounded.
    case cusp
  }

  var position: SIMD2<Double>
  /// Of length 1.
  var direction: SIMD2<Double>
  var kind: Kind

  @inline(__always)
  init(_ position: SIMD2<Double>, _ direction: SIMD2<Double>, _ kind: Kind) {
    self.position = position
    self.direction = direction
    self.kind = kind
  }
}

extension SIMD2<Double> {
  @inline(__always)
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// Positive when `other` lies clockwise (on screen) of this vector.
  @inline(__always)
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  @inline(__always)
  package var length: Double { dot(self).squareRoot() }

  /// Turned by a right angle to the left of travel, counter-clockwise on screen.
  @inline(__always)
  var left: Self { SIMD2(y, -x) }

  /// Turned by an angle given by its cosine and sine, clockwise on screen for positive sines.
  @inline(__always)
  func turned(_ cosine: Double, _ sine: Double) -> Self {
    SIMD2(x * cosine - y * sine, x * sine + y * cosine)
  }
}
