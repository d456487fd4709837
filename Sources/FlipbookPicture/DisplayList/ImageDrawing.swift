import Foundation

/// A part of a bitmap drawn into a rectangle.
public struct ImageDrawing: Sendable, Equatable {
  /// The picture.
  public var bitmap: Bitmap
  /// The part that is drawn, in pixels of the bitmap.
  public var source: CGRect
  /// Where it goes, in user space.
  public var destination: CGRect
  /// The way pixels are sampled.
  public var interpolation: ImageInterpolation
  /// False for hard edges where the rectangle's sides don't fall on pixels.
  public var isAntialiased: Bool
  /// For template images: the paint seen through the image's alpha; nil to draw its own colours.
  public var tint: Paint?

  /// Makes a drawing. The source is in pixels, the destination in user space.
  public init(
    bitmap: Bitmap, source: CGRect, destination: CGRect, interpolation: ImageInterpolation = .medium,
    isAntialiased: Bool = true, tint: Paint? = nil
  ) {
    self.bitmap = bitmap
    self.source = source
    self.destination = destination
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
    self.tint = tint
  }

  package func hash(into hasher: inout ContentHasher) {
    hasher.combine(bitmap.contentHash)
    hasher.combine(source)
    hasher.combine(destination)
    hasher.combine(interpolation.rawValue)
    hasher.combine(isAntialiased)
    tint?.hash(into: &hasher)
  }
}
