/// A picture as bt709 Y′CbCr 4:2:0, limited range, 8 bits: the planes Y′, Cb and Cr one after another, as ffmpeg
/// takes `yuv420p`. Chroma lies in the middle of each 2 × 2 block. Not for two threads at once.
package final class PlanarFrame {
  package let width: Int
  package let height: Int
  private let planes: UnsafeMutablePointer<UInt8>

  /// - Precondition: Both sides are positive and even.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0 && width % 2 == 0 && height % 2 == 0, "4:2:0 needs even sides")
    self.width = width
    self.height = height
    planes = .allocate(capacity: Self.size(width: width, height: height))
    planes.initialize(repeating: 0, count: Self.size(width: width, height: height))
  }

  deinit { planes.deallocate() }

  /// Bytes of all planes.
  package static func size(width: Int, height: Int) -> Int { width * height * 3 / 2 }

  /// Converts the part of a picture inside a rectangle, widened to whole blocks.
  ///
  /// - Parameters:
  ///   - rows: Opaque pixels, as many as the frame has.
  ///   - rect: What may differ from the last picture; nil for everything.
  package func update(from rows: PixelRows, in rect: PixelRect? = nil) {
    precondition(rows.width == width && rows.height == height, "a frame is for one size")
    let all = PixelRect(width: width, height: height)
    let part = rect.map(all.intersection) ?? all
    if part.isEmpty { return }
    let left = part.minX & ~1
    let count = (part.maxX + 1 & ~1) - left
    let blue = planes + width * height
    let red = blue + width * height / 4
    for y in stride(from: part.minY & ~1, to: part.maxY, by: 2) {
      let luma = planes + y * width + left
      let offset = y / 2 * (width / 2) + left / 2
      LimitedRangeKernel.convert(
        rows.row(y) + left, rows.row(y + 1) + left, count: count, upperLuma: luma, lowerLuma: luma + width,
        blue: blue + offset, red: red + offset)
    }
  }

  /// Copies all planes.
  ///
  /// - Precondition: The buffer has their size.
  package func copy(to buffer: FrameBuffer) {
    buffer.fill(from: UnsafeRawBufferPointer(start: planes, count: Self.size(width: width, height: height)))
  }
}
