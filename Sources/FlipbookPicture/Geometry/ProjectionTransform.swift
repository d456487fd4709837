import Foundation

/// A projective map of the plane, for row vectors: `(x, y, 1) · m`, divided by the third coordinate.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  /// The factor of x in x'.
  public var m11: CGFloat = 1.0
  /// The factor of x in y'.
  public var m12: CGFloat = 0.0
  /// The factor of x in the divisor.
  public var m13: CGFloat = 0.0
  /// The factor of y in x'.
  public var m21: CGFloat = 0.0
  /// The factor of y in y'.
  public var m22: CGFloat = 1.0
  /// The factor of y in the divisor.
  public var m23: CGFloat = 0.0
  /// The translation along x, in points.
  public var m31: CGFloat = 0.0
  /// The translation along y, in points.
  public var m32: CGFloat = 0.0
  /// The constant part of the divisor.
  public var m33: CGFloat = 1.0

  /// Makes the identity.
  public init() {}

  /// Makes the projective map that does what an affine one does.
  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  /// Makes the map of the plane z = 0 under a spatial map, seen along z.
  public init(_ transform: CATransform3D) {
    m11 = transform.m11
    m12 = transform.m12
    m13 = transform.m14
    m21 = transform.m21
    m22 = transform.m22
    m23 = transform.m24
    m31 = transform.m41
    m32 = transform.m42
    m33 = transform.m44
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The transform without perspective.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// Replaces the map by the one that undoes it.
  /// - Returns: False, with the map unchanged, when it can't be undone.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    var inverse = ProjectionTransform()
    inverse.m11 = c11 / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = c12 / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = c13 / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }

  /// The map that undoes this one; a map that can't be undone is returned as it is.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }

  /// The map that does `self` first and `rhs` after it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return product
  }
}
