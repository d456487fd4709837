internal import CPixelRows

/// The coverage of one glyph at one size and subpixel place.
final class GlyphMask {
  /// From the pixel of the glyph's origin to the mask's top left corner.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// Bytes from one row to the next, a multiple of 8. Those beyond the width are zero.
  let stride: Int
  let base: UnsafeMutablePointer<UInt8>

  /// Takes over what has ink.
  ///
  /// - Returns: Nil where nothing has.
  init?(_ mask: Mask) {
    let bounds = mask.bounds
    var ink = PixelRect.empty
    for y in bounds.minY..<bounds.maxY {
      let row = mask.pointer(bounds.minX, y)
      guard let first = (0..<bounds.width).first(where: { row[$0] != 0 }),
        let last = (0..<bounds.width).last(where: { row[$0] != 0 })
      else { continue }
      ink = ink.union(
        PixelRect(minX: bounds.minX + first, minY: y, maxX: bounds.minX + last + 1, maxY: y + 1))
    }
    if ink.isEmpty { return nil }
    left = ink.minX
    top = ink.minY
    width = ink.width
    height = ink.height
    stride = (width + 7) & ~7
    base = .allocate(capacity: stride * height)
    base.initialize(repeating: 0, count: stride * height)
    for row in 0..<height {
      (base + row * stride).update(from: mask.pointer(ink.minX, ink.minY + row), count: width)
    }
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
        coverage: base + ((row &- y) &* stride &+ (firstX &- x)))
      row &+= 1
    }
  }

  /// Composites a colour through the mask.
  ///
  /// - Parameters:
  ///   - x: The column of the mask's left edge.
  ///   - y: The row of its top edge.
  func fill(_ pixel: UInt32, x: Int, y: Int, clip: PixelRect, over surface: Surface) {
    guard x >= clip.minX, x &+ width <= clip.maxX, x &+ stride <= surface.bounds.maxX else {
      var sink = SolidSink(surface, pixel)
      sweep(x: x, y: y, clip: clip, into: &sink)
      return
    }
    // Blocks reach beyond the clip, where they cover nothing.
    let firstY = max(y, clip.minY)
    let endY = min(y &+ height, clip.maxY)
    if firstY >= endY { return }
    pixel_rows_over_solid_blocks(
      surface.pointer(x, firstY), surface.stride, base + (firstY &- y) &* stride, stride >> 3, endY &- firstY,
      pixel)
  }
}
