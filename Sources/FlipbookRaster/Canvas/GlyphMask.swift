/// The coverage of one glyph at one size and subpixel place.
final class GlyphMask {
  /// From the pixel of the glyph's origin to the mask's top left corner.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let base: UnsafeMutablePointer<UInt8>

  init(_ mask: Mask) {
    left = mask.bounds.minX
    top = mask.bounds.minY
    width = mask.bounds.width
    height = mask.bounds.height
    base = .allocate(capacity: max(1, width * height))
    base.initialize(from: mask.base, count: width * height)
  }

  deinit { base.deallocate() }

  /// - Parameters:
  ///   - x: The column of the mask's left edge.
  ///   - y: The row of its top edge.
  @inline(__always)
  func sweep<Sink: CoverageSink>(x: Int, y: Int, clip: PixelRect, into sink: inout Sink) {
    let firstX = max(x, clip.minX)
    let endX = min(x &+ width, clip.maxX)
    let firstY = max(y, clip.minY)
    let endY = min(y &+ height, clip.maxY)
    if firstX >= endX { return }
    var row = firstY
    while row < endY {
      sink.mask(
        y: row, x: firstX, count: endX &- firstX,
        coverage: base + ((row &- y) &* width &+ (firstX &- x)))
      row &+= 1
    }
  }
}
