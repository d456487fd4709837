import Foundation

/// A spatial map as perspective, translation, rotation, skew and scale, in the order in which a row vector meets
/// them from the right. The method is that of "Decomposing a matrix into simple transformations" (Thomas, Graphics
/// Gems II), as CSS Transforms Level 2 has it.
package struct TransformParts {
  /// The fourth column of the perspective matrix.
  package var perspective: SIMD4<Double>
  package var translation: SIMD3<Double>
  /// A unit quaternion (x, y, z, w).
  package var rotation: SIMD4<Double>
  /// Shears xy, xz and yz.
  package var skew: SIMD3<Double>
  package var scale: SIMD3<Double>

  /// Nil for a map that can't be undone.
  package init?(_ transform: CATransform3D) {
    let m44 = Double(transform.m44)
    guard m44 != 0, m44.isFinite else { return nil }
    var matrix = transform
    matrix.rows = (
      transform.rows.0 / m44, transform.rows.1 / m44, transform.rows.2 / m44, transform.rows.3 / m44
    )
    let (r0, r1, r2, r3) = matrix.rows
    var linear = LinearPart(
      rows: [SIMD3(r0.x, r0.y, r0.z), SIMD3(r1.x, r1.y, r1.z), SIMD3(r2.x, r2.y, r2.z)])
    guard linear.isInvertible else { return nil }
    perspective = Self.perspective(of: matrix)
    translation = SIMD3(r3.x, r3.y, r3.z)
    linear.orthonormalize()
    linear.undoMirroring()
    scale = linear.scale
    skew = linear.skew
    rotation = Self.quaternion(linear.rows)
  }

  private static func perspective(of matrix: CATransform3D) -> SIMD4<Double> {
    let (r0, r1, r2, r3) = matrix.rows
    let column = SIMD4(r0.w, r1.w, r2.w, r3.w)
    if column == SIMD4(0, 0, 0, 1) { return column }
    // matrix = affine part after a map that is the identity but for its fourth column.
    var affine = matrix
    affine.rows = (flat(r0, 0), flat(r1, 0), flat(r2, 0), flat(r3, 1))
    let (i0, i1, i2, i3) = CATransform3DInvert(affine).rows
    return SIMD4((i0 * column).sum(), (i1 * column).sum(), (i2 * column).sum(), (i3 * column).sum())
  }

  /// The part of a map that is neither perspective nor translation.
  private struct LinearPart {
    /// The images of the axes.
    var rows: [SIMD3<Double>]
    /// The scale taken out of the rows so far.
    private(set) var scale = SIMD3<Double>.zero
    private(set) var skew = SIMD3<Double>.zero

    init(rows: [SIMD3<Double>]) { self.rows = rows }

    private var determinant: Double { (rows[0] * TransformParts.cross(rows[1], rows[2])).sum() }

    var isInvertible: Bool {
      let size = (rows[0] * rows[0] + rows[1] * rows[1] + rows[2] * rows[2]).sum()
      return size.isFinite && abs(determinant) > 1e-12 * size.squareRoot() * size / 27
    }

    /// Takes scale and skew out of the rows by Gram–Schmidt.
    mutating func orthonormalize() {
      scale.x = TransformParts.length(rows[0])
      rows[0] /= scale.x
      skew.x = (rows[0] * rows[1]).sum()
      rows[1] -= rows[0] * skew.x
      scale.y = TransformParts.length(rows[1])
      rows[1] /= scale.y
      skew.x /= scale.y
      skew.y = (rows[0] * rows[2]).sum()
      rows[2] -= rows[0] * skew.y
      skew.z = (rows[1] * rows[2]).sum()
      rows[2] -= rows[1] * skew.z
      scale.z = TransformParts.length(rows[2])
      rows[2] /= scale.z
      skew.y /= scale.z
      skew.z /= scale.z
    }

    /// Of a mirror image, the axis that points back most becomes the one that is mirrored, so that a mirrored map turns
    /// as little as can be on its way.
    mutating func undoMirroring() {
      guard determinant < 0 else { return }
      switch min(rows[0].x, rows[1].y, rows[2].z) {
      case rows[0].x:
        rows[0] = -rows[0]
        scale.x = -scale.x
        (skew.x, skew.y) = (-skew.x, -skew.y)
      case rows[1].y:
        rows[1] = -rows[1]
        scale.y = -scale.y
        (skew.x, skew.z) = (-skew.x, -skew.z)
      default:
        rows[2] = -rows[2]
        scale.z = -scale.z
        (skew.y, skew.z) = (-skew.y, -skew.z)
      }
    }
  }

  package init(
    perspective: SIMD4<Double>, translation: SIMD3<Double>, rotation: SIMD4<Double>, skew: SIMD3<Double>,
    scale: SIMD3<Double>
  ) {
    self.perspective = perspective
    self.translation = translation
    self.rotation = rotation
    self.skew = skew
    self.scale = scale
  }

  package func interpolated(to other: TransformParts, amount: Double) -> TransformParts {
    TransformParts(
      perspective: perspective + (other.perspective - perspective) * amount,
      translation: translation + (other.translation - translation) * amount,
      rotation: Self.slerp(rotation, other.rotation, amount),
      skew: skew + (other.skew - skew) * amount, scale: scale + (other.scale - scale) * amount)
  }

  /// The map again.
  package var transform: CATransform3D {
    let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
    let turn = [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
    // Undo Gram–Schmidt: each row is its own direction and its shears, times its scale.
    let rows = [
      turn[0] * scale.x,
      (turn[1] + turn[0] * skew.x) * scale.y,
      (turn[2] + turn[0] * skew.y + turn[1] * skew.z) * scale.z,
      translation,
    ]
    func full(_ row: SIMD3<Double>, _ last: Double) -> SIMD4<Double> {
      let w = (row * SIMD3(perspective.x, perspective.y, perspective.z)).sum() + last * perspective.w
      return SIMD4(row.x, row.y, row.z, w)
    }
    var result = CATransform3D()
    result.rows = (full(rows[0], 0), full(rows[1], 0), full(rows[2], 0), full(rows[3], 1))
    return result
  }

  private static func flat(_ row: SIMD4<Double>, _ last: Double) -> SIMD4<Double> {
    SIMD4(row.x, row.y, row.z, last)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  private static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  /// Half turns are those whose last component is as small as the rounding errors of `sin(.pi)`.
  private static let halfTurn = 5e-16

  /// The quaternion of a rotation whose rows are the images of the axes, from its largest component.
  ///
  /// Of the two that stand for a half turn it is the one by which Core Animation turns: clockwise about z, and
  /// by a negative angle about other axes, whatever the sign of the angle was.
  private static func quaternion(_ r: [SIMD3<Double>]) -> SIMD4<Double> {
    let squares = SIMD4(
      1 + r[0].x - r[1].y - r[2].z, 1 - r[0].x + r[1].y - r[2].z, 1 - r[0].x - r[1].y + r[2].z,
      1 + r[0].x + r[1].y + r[2].z)
    let largest = squares.max()
    let half = (max(largest, 0)).squareRoot() / 2
    let k = 0.25 / half
    switch largest {
    case squares.w:
      return SIMD4((r[1].z - r[2].y) * k, (r[2].x - r[0].z) * k, (r[0].y - r[1].x) * k, half)
    case squares.x:
      return turned(SIMD4(half, (r[0].y + r[1].x) * k, (r[2].x + r[0].z) * k, (r[1].z - r[2].y) * k))
    case squares.y:
      return turned(SIMD4((r[0].y + r[1].x) * k, half, (r[1].z + r[2].y) * k, (r[2].x - r[0].z) * k))
    default:
      return SIMD4((r[2].x + r[0].z) * k, (r[1].z + r[2].y) * k, half, (r[0].y - r[1].x) * k)
    }
  }

  private static func turned(_ rotation: SIMD4<Double>) -> SIMD4<Double> {
    abs(rotation.w) < halfTurn ? -rotation : rotation
  }

  /// The rotation a share of the way along the shorter arc; where both are as long, from one quaternion to the
  /// other as they are.
  private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ amount: Double) -> SIMD4<Double> {
    var dot = (a * b).sum()
    let end = dot < -halfTurn ? -b : b
    dot = min(abs(dot), 1)
    if dot > 1 - 1e-12 {
      let mixed = a + (end - a) * amount
      return mixed / (mixed * mixed).sum().squareRoot()
    }
    let angle = acos(dot)
    return (a * sin((1 - amount) * angle) + end * sin(amount * angle)) / sin(angle)
  }
}
