// Core Animation named these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The map that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0,
  m42: 0, m43: 0, m44: 1)

/// Whether a map leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps have the same sixteen numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// The map that moves by (tx, ty, tz).
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m41 = tx
  t.m42 = ty
  t.m43 = tz
  return t
}

/// The map that scales about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m11 = sx
  t.m22 = sy
  t.m33 = sz
  return t
}

/// The map that turns by `angle` radians about the axis (x, y, z) through the origin; an axis of no length
/// gives the identity. A positive angle about +z turns x towards y.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let ux = x / length
  let uy = y / length
  let uz = z / length
  let s = sin(angle)
  let c = cos(angle)
  let k = 1 - c
  return CATransform3D(
    m11: c + ux * ux * k, m12: ux * uy * k + uz * s, m13: ux * uz * k - uy * s, m14: 0,
    m21: ux * uy * k - uz * s, m22: c + uy * uy * k, m23: uy * uz * k + ux * s, m24: 0,
    m31: ux * uz * k + uy * s, m32: uy * uz * k - ux * s, m33: c + uz * uz * k, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The map that moves first, then does `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The map that scales first, then does `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The map that turns first, then does `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The map that does `a` first and `b` after it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (b0, b1, b2, b3) = b.rows
  func product(_ row: SIMD4<Double>) -> SIMD4<Double> {
    row.x * b0 + row.y * b1 + row.z * b2 + row.w * b3
  }
  let (a0, a1, a2, a3) = a.rows
  var result = CATransform3D()
  result.rows = (product(a0), product(a1), product(a2), product(a3))
  return result
}

/// The map that undoes `t`; a map that can't be undone is returned as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  let (r0, r1, r2, r3) = t.rows
  // Cofactors by 2×2 minors of the upper and the lower pair of rows (Laplace expansion).
  let s0 = r0.x * r1.y - r1.x * r0.y
  let s1 = r0.x * r1.z - r1.x * r0.z
  let s2 = r0.x * r1.w - r1.x * r0.w
  let s3 = r0.y * r1.z - r1.y * r0.z
  let s4 = r0.y * r1.w - r1.y * r0.w
  let s5 = r0.z * r1.w - r1.z * r0.w
  let c5 = r2.z * r3.w - r3.z * r2.w
  let c4 = r2.y * r3.w - r3.y * r2.w
  let c3 = r2.y * r3.z - r3.y * r2.z
  let c2 = r2.x * r3.w - r3.x * r2.w
  let c1 = r2.x * r3.z - r3.x * r2.z
  let c0 = r2.x * r3.y - r3.x * r2.y
  let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
  guard determinant != 0, determinant.isFinite else { return t }
  let d = 1 / determinant
  var result = CATransform3D()
  result.rows = (
    SIMD4(
      r1.y * c5 - r1.z * c4 + r1.w * c3, -r0.y * c5 + r0.z * c4 - r0.w * c3,
      r3.y * s5 - r3.z * s4 + r3.w * s3, -r2.y * s5 + r2.z * s4 - r2.w * s3) * d,
    SIMD4(
      -r1.x * c5 + r1.z * c2 - r1.w * c1, r0.x * c5 - r0.z * c2 + r0.w * c1,
      -r3.x * s5 + r3.z * s2 - r3.w * s1, r2.x * s5 - r2.z * s2 + r2.w * s1) * d,
    SIMD4(
      r1.x * c4 - r1.y * c2 + r1.w * c0, -r0.x * c4 + r0.y * c2 - r0.w * c0,
      r3.x * s4 - r3.y * s2 + r3.w * s0, -r2.x * s4 + r2.y * s2 - r2.w * s0) * d,
    SIMD4(
      -r1.x * c3 + r1.y * c1 - r1.z * c0, r0.x * c3 - r0.y * c1 + r0.z * c0,
      -r3.x * s3 + r3.y * s1 - r3.z * s0, r2.x * s3 - r2.y * s1 + r2.z * s0) * d
  )
  return result
}

/// The spatial map that does what an affine one does to the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m11 = m.a
  t.m12 = m.b
  t.m21 = m.c
  t.m22 = m.d
  t.m41 = m.tx
  t.m42 = m.ty
  return t
}

/// Whether a map keeps to the plane and has no perspective, so that an affine map can stand for it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The affine map a spatial one stands for; the identity when ``CATransform3DIsAffine(_:)`` is false.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  guard CATransform3DIsAffine(t) else { return .identity }
  return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
