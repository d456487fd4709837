import FlipbookPicture
import Foundation

extension LottieTransform {
  /// The map from the layer's own space to its parent's, in space: x to the right, y down, z away from the viewer.
  func spatialMatrix(at frame: LottieMoment) -> CATransform3D {
    let anchor = anchor.value(at: frame)
    let scale = scale.value(at: frame) / 100
    let position = position(at: frame)
    var matrix = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchor.z),
      CATransform3DMakeScale(scale.x, scale.y, scale.z))
    let skew = skew.value(at: frame)
    if skew != 0 {
      matrix = CATransform3DConcat(
        matrix, CATransform3D(plane: Self.skew(skew, axis: skewAxis.value(at: frame))))
    }
    matrix = CATransform3DConcat(matrix, turn(at: frame))
    if followsPath {
      matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(heading(at: frame), 0, 0, 1))
    }
    return CATransform3DConcat(matrix, CATransform3DMakeTranslation(position.x, position.y, position.z))
  }

  /// The turn about the layer's anchor point.
  func turn(at frame: LottieMoment) -> CATransform3D {
    guard let rotation3D else { return CATransform3D(plane: Self.rotation(rotation.value(at: frame))) }
    return rotation3D.spatialMatrix(at: frame)
  }

  /// Whether something of it ever leaves the plane of the picture.
  var leavesPlane: Bool {
    if rotation3D.map({ $0.isFlat }) == false || anchor.hasDepth { return true }
    switch position {
    case .joined(let property): return property.hasDepth
    case .split(_, _, let z): return z.isAnimated || z.value(at: 0) != 0
    }
  }
}

extension LottieTransform.Rotation3D {
  /// The turn by the three rotations, then by the orientation.
  func spatialMatrix(at frame: LottieMoment) -> CATransform3D {
    let o = orientation.value(at: frame)
    let turns: [(Double, SIMD3<Double>)] = [
      (z.value(at: frame), SIMD3(0, 0, 1)), (y.value(at: frame), SIMD3(0, 1, 0)),
      (x.value(at: frame), SIMD3(1, 0, 0)), (o.z, SIMD3(0, 0, 1)), (o.y, SIMD3(0, 1, 0)),
      (o.x, SIMD3(1, 0, 0)),
    ]
    return turns.reduce(CATransform3DIdentity) { matrix, turn in
      guard turn.0 != 0 else { return matrix }
      let angle = turn.0 * .pi / 180
      return CATransform3DConcat(
        matrix, CATransform3DMakeRotation(angle, turn.1.x, turn.1.y, turn.1.z))
    }
  }
}

extension CATransform3D {
  /// A map of the plane, which leaves depth as it is.
  init(plane matrix: CGAffineTransform) {
    self = CATransform3DIdentity
    (m11, m12, m21, m22) = (matrix.a, matrix.b, matrix.c, matrix.d)
    (m41, m42) = (matrix.tx, matrix.ty)
  }

  /// The map without its stretching: each axis has a length of one.
  var unscaled: CATransform3D {
    func unit(_ row: SIMD4<Double>) -> SIMD4<Double> {
      let length = (row * row).sum().squareRoot()
      return length > 0 && length.isFinite ? row / length : row
    }
    let (a, b, c, d) = rows
    var result = self
    result.rows = (unit(a), unit(b), unit(c), d)
    return result
  }

  /// The image of a point.
  func image(_ point: SIMD3<Double>) -> SIMD3<Double> {
    let (a, b, c, d) = rows
    let image = a * point.x + b * point.y + c * point.z + d
    return SIMD3(image.x, image.y, image.z)
  }
}
