import FlipbookMotion
import Foundation

/// An image repeated over whatever is filled.
public struct ImagePaint: ShapeStyle, Hashable {
  /// The image that repeats.
  public var image: Image
  /// The part that repeats, in unit coordinates of the image.
  public var sourceRect: CGRect
  /// The size of a tile relative to the image's own.
  public var scale: CGFloat

  /// Makes a paint of an image, the whole of it at its own size unless said.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
  {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the image as a shading, with the first tile at the origin.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    .tiledImage(image, sourceRect: sourceRect, scale: scale)
  }

  /// Hashes the image and the scale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(scale)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image repeated over whatever is filled.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
