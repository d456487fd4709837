import FlipbookPicture
import Foundation

/// A camera of a list of layers. Its place and its turn are those of its layer.
struct LottieCamera: Sendable {
  /// The distance at which things have their own size, in points.
  var zoom: LottieProperty<Double>
  /// Whether it points at the anchor point of its layer; else straight ahead.
  var isAimed: Bool

  /// The zoom for each point of the picture's width where there is no camera: a lens of 50 mm on a film of 36 mm.
  static let usualZoom = 50.0 / 36

  /// The map from the space of the camera, which is at the origin and looks along z, to the picture.
  ///
  /// - Parameter size: Of the picture, whose middle lies straight ahead.
  static func projection(zoom: Double, _ size: CGSize) -> CATransform3D {
    var matrix = CATransform3D()
    (matrix.m11, matrix.m22) = (zoom, zoom)
    // The depth is kept, since nothing is cut by it.
    (matrix.m33, matrix.m34) = (1, 1)
    (matrix.m31, matrix.m32) = (size.width / 2, size.height / 2)
    return matrix
  }

  /// The turn of a camera that looks from one point at another, with the horizon level.
  static func aim(from place: SIMD3<Double>, at target: SIMD3<Double>) -> CATransform3D {
    let way = target - place
    let length = (way * way).sum().squareRoot()
    guard length > 1e-9, length.isFinite else { return CATransform3DIdentity }
    let ahead = way / length
    // The axis to the right is at a right angle to straight down and to straight ahead.
    var right = SIMD3(ahead.z, 0, -ahead.x)
    let span = (right * right).sum().squareRoot()
    right = span > 1e-9 ? right / span : SIMD3(1, 0, 0)
    let down = SIMD3(
      ahead.y * right.z - ahead.z * right.y, ahead.z * right.x - ahead.x * right.z,
      ahead.x * right.y - ahead.y * right.x)
    var matrix = CATransform3DIdentity
    matrix.rows = (SIMD4(right, 0), SIMD4(down, 0), SIMD4(ahead, 0), SIMD4(0, 0, 0, 1))
    return matrix
  }
}
