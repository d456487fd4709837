import FlipbookPicture

/// The images painted lately, by content.
package final class PreparedImageCache {
  private struct Key: Hashable {
    let bitmap: ContentHash
    let part: PixelRect
  }

  /// In words.
  private static let mostWords = 24 << 20

  private var images: [Key: PreparedImage] = [:]
  private var words = 0

  package init() {}

  /// - Parameter part: In pixels of the bitmap, inside it and not empty.
  package func image(_ bitmap: Bitmap, part: PixelRect) -> PreparedImage {
    image(bitmap.contentHash, part: part) { PreparedImage(bitmap, part: part) }
  }

  /// An image by a hash of what it shows.
  package func image(_ hash: ContentHash, part: PixelRect, make: () -> PreparedImage) -> PreparedImage {
    let key = Key(bitmap: hash, part: part)
    if let known = images[key] { return known }
    let image = make()
    if words + image.weight > Self.mostWords {
      images.removeAll(keepingCapacity: true)
      words = 0
    }
    images[key] = image
    words += image.weight
    return image
  }
}
