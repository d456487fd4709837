internal import CPixelRows
import FlipbookDrawing

/// A picture as bt709 Y′CbCr 4:2:0, limited range, 8 bits: the planes Y′, Cb and Cr one after another, as ffmpeg
/// takes `yuv420p`. Chroma lies in the middle of each 2 × 2 block. Not for two threads at once.
package final class PlanarFrame {
  package let width: Int
  package let height: Int
  /// Holds the planes of the picture seen last.
  private var last: FrameBuffer?

  /// - Precondition: Both sides are positive and even.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0 && width % 2 == 0 && height % 2 == 0, "4:2:0 needs even sides")
    self.width = width
    self.height = height
  }

  /// Bytes of all planes.
  package static func size(width: Int, height: Int) -> Int { width * height * 3 / 2 }

  /// Writes the planes of a picture to a buffer, which is kept to take what does not change from it for the next one.
  ///
  /// - Parameters:
  ///   - rows: Opaque pixels, as many as the frame has.
  ///   - rects: What may differ from the last picture, without overlaps; nil for everything.
  ///   - buffer: Of the planes' size, and not changed by others as long as this frame refers to it.
  package func convert(_ rows: PixelRows, changed rects: [PixelRect]? = nil, into buffer: FrameBuffer) {
    precondition(rows.width == width && rows.height == height, "a frame is for one size")
    precondition(buffer.count == Self.size(width: width, height: height), "a buffer holds all planes")
    let all = PixelRect(width: width, height: height)
    let parts = rects?.map(all.intersection) ?? [all]
    // To copy what stays costs half as much as to convert it.
    if let last, parts.reduce(0, { $0 + $1.area }) < all.area / 2 {
      buffer.fill(from: UnsafeRawBufferPointer(start: last.bytes, count: last.count))
      for part in parts { convert(rows, part, buffer.bytes) }
    } else {
      convert(rows, all, buffer.bytes)
    }
    last = buffer
  }

  /// Converts a rectangle, widened to whole blocks.
  private func convert(_ rows: PixelRows, _ part: PixelRect, _ bytes: UnsafeMutableRawPointer) {
    if part.isEmpty { return }
    let planes = bytes.assumingMemoryBound(to: UInt8.self)
    let left = part.minX & ~1
    let pairs = ((part.maxX + 1 & ~1) - left) / 2
    let blue = planes + width * height
    let red = blue + width * height / 4
    for y in stride(from: part.minY & ~1, to: part.maxY, by: 2) {
      let luma = planes + y * width + left
      let offset = y / 2 * (width / 2) + left / 2
      pixel_rows_to_limited_range(
        rows.row(y) + left, rows.row(y + 1) + left, pairs, luma, luma + width, blue + offset, red + offset)
    }
  }
}
