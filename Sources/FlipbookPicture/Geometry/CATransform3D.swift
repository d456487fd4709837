import Foundation

/// A projective map of space, for row vectors: `(x, y, z, 1) · m`; the translation is (m41, m42, m43) and
/// perspective lives in m34. y points down, z towards the viewer.
public struct CATransform3D: Hashable, Sendable {
  /// The factor of x in x'.
  public var m11: CGFloat = 0
  /// The factor of x in y'.
  public var m12: CGFloat = 0
  /// The factor of x in z'.
  public var m13: CGFloat = 0
  /// The factor of x in the divisor.
  public var m14: CGFloat = 0
  /// The factor of y in x'.
  public var m21: CGFloat = 0
  /// The factor of y in y'.
  public var m22: CGFloat = 0
  /// The factor of y in z'.
  public var m23: CGFloat = 0
  /// The factor of y in the divisor.
  public var m24: CGFloat = 0
  /// The factor of z in x'.
  public var m31: CGFloat = 0
  /// The factor of z in y'.
  public var m32: CGFloat = 0
  /// The factor of z in z'.
  public var m33: CGFloat = 0
  /// The factor of z in the divisor.
  public var m34: CGFloat = 0
  /// The translation along x, in points.
  public var m41: CGFloat = 0
  /// The translation along y, in points.
  public var m42: CGFloat = 0
  /// The translation along z, in points.
  public var m43: CGFloat = 0
  /// The constant part of the divisor.
  public var m44: CGFloat = 0

  /// Makes a map of zeros, as in Core Animation; ``CATransform3DIdentity`` is the map that does nothing.
  public init() {}

  /// Makes a map by its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    rows = (
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
    )
  }
}

extension CATransform3D {
  /// The four rows of the matrix.
  package var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    get {
      (
        SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
        SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
        SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
        SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
      )
    }
    set {
      (m11, m12, m13, m14) = Self.numbers(newValue.0)
      (m21, m22, m23, m24) = Self.numbers(newValue.1)
      (m31, m32, m33, m34) = Self.numbers(newValue.2)
      (m41, m42, m43, m44) = Self.numbers(newValue.3)
    }
  }

  private static func numbers(_ row: SIMD4<Double>) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(row.w))
  }
}
