import Foundation

/// How a bitmap is sampled when its pixels don't fall on the output's.
public enum ImageInterpolation: Int, Sendable {
  /// The nearest pixel.
  case none = 1
  /// Bilinear.
  case low
  /// Bilinear, averaged when shrinking.
  case medium
  /// Bicubic, averaged when shrinking.
  case high
}
