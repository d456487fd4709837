import Foundation

/// A decoded image file.
public struct LoadedImage: Sendable, Equatable {
  /// The pixels.
  public var bitmap: Bitmap
  /// Pixels per point: 2 for a file named `name@2x.png`.
  public var scale: CGFloat

  /// Makes an image, of 1 pixel per point unless said.
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// In points.
  public var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}
