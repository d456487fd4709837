/// How well an image is sampled when it is not drawn pixel for pixel.
public enum CGInterpolationQuality: Int32, Hashable, Sendable, CaseIterable {
  /// The context's choice: medium.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Bilinear.
  case low = 2
  /// Bicubic, averaged when shrinking.
  case high = 3
  /// Bilinear, averaged when shrinking.
  case medium = 4

  var interpolation: ImageInterpolation {
    switch self {
    case .default, .medium: .medium
    case .none: .none
    case .low: .low
    case .high: .high
    }
  }
}
