import FlipbookMotion
import Foundation

/// An image repeated over whatever is filled.
public struct ImagePaint: ShapeStyle, Hashable {
  public var image: Image
  /// The part that repeats, in unit coordinates of the image.
  public var sourceRect: CGRect
  /// The size of a tile relative to the image's own.
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
  {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    .tiledImage(image, sourceRect: sourceRect, scale: scale)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(scale)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
