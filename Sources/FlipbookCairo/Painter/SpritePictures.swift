import FlipbookPicture
import FlipbookRaster

/// Pictures of sprites in their colours, kept from one to the next.
final class SpritePictures {
  private struct Key: Hashable {
    let bitmap: ContentHash
    let part: PixelRect
    let level: Int
    let color: UInt64
  }

  /// In words.
  private static let mostWords = 4 << 20

  private var known: [Key: Surface] = [:]
  private var words = 0

  /// A level of an image with its pixels multiplied by a colour.
  func picture(
    _ image: PreparedImage, level: Int, of bitmap: ContentHash, part: PixelRect, _ color: SpriteColor
  ) -> Surface {
    let key = Key(bitmap: bitmap, part: part, level: level, color: color.word)
    if let surface = known[key] { return surface }
    let pixels = image.level(level)
    let surface = Surface(bounds: PixelRect(width: pixels.width, height: pixels.height))
    let count = pixels.width * pixels.height
    surface.base.update(from: pixels.base, count: count)
    color.apply(to: surface.base, count)
    if words + count > Self.mostWords {
      known.removeAll(keepingCapacity: true)
      words = 0
    }
    known[key] = surface
    words += count
    return surface
  }
}
