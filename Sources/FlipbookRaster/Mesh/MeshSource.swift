import FlipbookPicture

/// The colours of a mesh that has been painted on pixels of its own, and its background around it.
final class MeshSource: SpanSource {
  private let image: PreparedImage
  private let bounds: PixelRect
  private let background: UInt32

  /// - Parameter bounds: Where the image's pixels lie on the canvas.
  init(_ image: PreparedImage, bounds: PixelRect, background: UInt32) {
    self.image = image
    self.bounds = bounds
    self.background = background
    super.init(isOpaque: false)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let first = max(x, min(x + count, bounds.minX))
    let end = max(first, min(x + count, bounds.maxX))
    guard y >= bounds.minY && y < bounds.maxY && end > first else {
      target.update(repeating: background, count: count)
      return
    }
    target.update(repeating: background, count: first - x)
    let row = image.level(0).base + (y - bounds.minY) * bounds.width
    (target + (first - x)).update(from: row + (first - bounds.minX), count: end - first)
    (target + (end - x)).update(repeating: background, count: x + count - end)
  }
}
