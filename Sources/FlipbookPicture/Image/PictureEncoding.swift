import Foundation

/// How a picture is written to bytes.
public enum PictureEncoding: Hashable, Sendable {
  /// With transparency.
  case png
  /// On white.
  ///
  /// - quality: 0 for the smallest file … 1 for the best picture.
  case jpeg(quality: Double)
}
