import FlipbookPicture
import FlipbookRaster

/// The masks of the clips used lately.
final class CairoMaskCache {
  private struct Key: Hashable {
    let clip: ContentHash
    let projection: ContentHash?
    let bounds: PixelRect
  }

  /// In bytes.
  private static let mostBytes = 24 << 20

  private var masks: [Key: CairoMask] = [:]
  private var bytes = 0

  func mask(
    _ clip: ContentHash, _ projection: ContentHash?, _ bounds: PixelRect, make: () -> CairoMask
  ) -> CairoMask {
    let key = Key(clip: clip, projection: projection, bounds: bounds)
    if let known = masks[key] { return known }
    let mask = make()
    let size = bounds.area + 256
    if bytes + size > Self.mostBytes {
      masks.removeAll(keepingCapacity: true)
      bytes = 0
    }
    masks[key] = mask
    bytes += size
    return mask
  }
}
