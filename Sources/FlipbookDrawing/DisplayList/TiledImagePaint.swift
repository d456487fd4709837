import Foundation

/// A rectangle of a bitmap repeated over the plane.
public final class TiledImagePaint: Sendable, Equatable {
  public let bitmap: Bitmap
  /// The part that repeats, in pixels of the bitmap.
  public let source: CGRect
  /// Where the top left corner of one tile lies, in user space.
  public let origin: CGPoint
  /// The size of a tile in user space.
  public let tileSize: CGSize
  public let interpolation: ImageInterpolation
  public let contentHash: ContentHash

  public init(
    bitmap: Bitmap, source: CGRect, origin: CGPoint, tileSize: CGSize,
    interpolation: ImageInterpolation = .medium
  ) {
    self.bitmap = bitmap
    self.source = source
    self.origin = origin
    self.tileSize = tileSize
    self.interpolation = interpolation
    var hasher = ContentHasher(seed: 0x711e)
    hasher.combine(bitmap.contentHash)
    hasher.combine(source)
    hasher.combine(origin)
    hasher.combine(tileSize)
    hasher.combine(interpolation.rawValue)
    contentHash = hasher.finalize()
  }

  public static func == (lhs: TiledImagePaint, rhs: TiledImagePaint) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}

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
