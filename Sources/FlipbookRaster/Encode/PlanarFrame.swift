internal import CPixelRows
import FlipbookPicture

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

  /// Begins a picture that is written to a buffer, which is kept to take what does not change from it for the next one.
  ///
  /// - Parameters:
  ///   - changed: How many pixels ``convert(_:_:)`` will be given.
  ///   - buffer: Of the planes' size, and not changed by others as long as this frame refers to it.
  package func begin(changed: Int, into buffer: FrameBuffer) {
    precondition(buffer.count == Self.size(width: width, height: height), "a buffer holds all planes")
    if let last, changed < width * height {
      buffer.fill(from: UnsafeRawBufferPointer(start: last.bytes, count: last.count))
    }
    last = buffer
  }

  /// Converts a part of the picture begun, widened to whole blocks.
  ///
  /// - Parameter rows: Opaque pixels, as many as the frame has.
  package func convert(_ rows: PixelRows, _ rect: PixelRect) {
    precondition(rows.width == width && rows.height == height, "a frame is for one size")
    let part = rect.intersection(PixelRect(width: width, height: height))
    guard let last, !part.isEmpty else { return }
    let planes = last.bytes.assumingMemoryBound(to: UInt8.self)
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
