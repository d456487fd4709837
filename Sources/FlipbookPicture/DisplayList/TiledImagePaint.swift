import Foundation

/// A rectangle of a bitmap repeated over the plane.
public final class TiledImagePaint: Sendable, Equatable {
  /// The picture.
  public let bitmap: Bitmap
  /// The part that repeats, in pixels of the bitmap.
  public let source: CGRect
  /// Where the top left corner of one tile lies, in user space.
  public let origin: CGPoint
  /// The size of a tile in user space.
  public let tileSize: CGSize
  /// The way pixels are sampled.
  public let interpolation: ImageInterpolation
  /// A digest of everything that decides how the tiles look.
  public let contentHash: ContentHash

  /// Makes a paint. The source is in pixels, the origin and the size of a tile in user space.
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

  /// Whether both paint the same, by their digests.
  public static func == (lhs: TiledImagePaint, rhs: TiledImagePaint) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
