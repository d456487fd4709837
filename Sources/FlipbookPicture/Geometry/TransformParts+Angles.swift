import Foundation

extension TransformParts {
  /// The parts of the map that does nothing.
  package static let identity = TransformParts(
    perspective: SIMD4(0, 0, 0, 1), translation: .zero, rotation: SIMD4(0, 0, 0, 1), skew: .zero,
    scale: SIMD3(1, 1, 1))

  /// The parts of any map. One that can't be undone, such as a scale of 0, keeps its scale, translation and, where
  /// a side is left, its turn in the plane.
  package init(any transform: CATransform3D) {
    if let parts = TransformParts(transform) {
      self = parts
      return
    }
    let (r0, r1, r2, r3) = transform.rows
    func length(_ row: SIMD4<Double>) -> Double {
      (row.x * row.x + row.y * row.y + row.z * row.z).squareRoot()
    }
    self = .identity
    scale = SIMD3(length(r0), length(r1), length(r2))
    translation = SIMD3(r3.x, r3.y, r3.z)
    perspective = SIMD4(0, 0, r2.w, 1)
    if scale.x > 0 {
      angles = SIMD3(0, 0, atan2(r0.y, r0.x))
    } else if scale.y > 0 {
      angles = SIMD3(0, 0, atan2(-r1.x, r1.y))
    }
  }

  /// The rotation as turns in radians about x, then y, then z.
  package var angles: SIMD3<Double> {
    get {
      let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
      let sinY = min(1, max(-1, 2 * (y * w - x * z)))
      guard abs(sinY) < 1 - 1e-12 else {
        // Looking along the axis, x and z turn the same way: all of it is given to z.
        return SIMD3(0, sinY > 0 ? .pi / 2 : -.pi / 2, atan2(2 * (z * w - x * y), 1 - 2 * (x * x + z * z)))
      }
      return SIMD3(
        atan2(2 * (x * w + y * z), 1 - 2 * (x * x + y * y)), asin(sinY),
        atan2(2 * (z * w + x * y), 1 - 2 * (y * y + z * z)))
    }
    set { rotation = Self.quaternion(angles: newValue) }
  }

  private static func quaternion(angles: SIMD3<Double>) -> SIMD4<Double> {
    let half = angles / 2
    let (cx, sx) = (cos(half.x), sin(half.x))
    let (cy, sy) = (cos(half.y), sin(half.y))
    let (cz, sz) = (cos(half.z), sin(half.z))
    return SIMD4(
      sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
      cx * cy * cz + sx * sy * sz)
  }

  /// The map with its rotation given as angles, which need not be taken apart first.
  package func transform(angles: SIMD3<Double>) -> CATransform3D {
    if angles.x == 0, angles.y == 0, skew == .zero, perspective == SIMD4(0, 0, 0, 1) {
      let (c, s) = (cos(angles.z), sin(angles.z))
      return CATransform3D(
        m11: c * scale.x, m12: s * scale.x, m13: 0, m14: 0, m21: -s * scale.y, m22: c * scale.y, m23: 0,
        m24: 0, m31: 0, m32: 0, m33: scale.z, m34: 0, m41: translation.x, m42: translation.y,
        m43: translation.z, m44: 1)
    }
    var copy = self
    copy.angles = angles
    return copy.transform
  }
}
