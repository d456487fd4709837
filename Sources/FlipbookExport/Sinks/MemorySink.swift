import FlipbookPicture
import FlipbookRaster
import Synchronization

/// Keeps frames as bitmaps, for tests and for pictures that are wanted at once.
package final class MemorySink: FrameSink {
  private let kept = Mutex<[(number: Int, bytes: FrameBuffer)]>([])
  private let width: Int
  private let height: Int

  package init(_ format: FrameFormat) {
    width = format.pixelWidth
    height = format.pixelHeight
  }

  /// The frames' numbers and premultiplied bytes B, G, R, A, in the order they were written.
  package var frames: [(number: Int, bytes: [UInt8])] {
    kept.withLock { $0.map { ($0.number, $0.bytes.makeArray()) } }
  }

  package func makeEncoder() -> any FrameEncoder { PixelEncoder(size: width * height * 4) }
  package func start() {}

  package func write(_ frame: EncodedFrame, number: Int) {
    if case .buffer(let buffer) = frame { kept.withLock { $0.append((number, buffer)) } }
  }

  package func finish() {}
  package func interrupt() {}
  package func discard() { kept.withLock { $0 = [] } }

  private final class PixelEncoder: FrameEncoder {
    private let size: Int

    init(size: Int) { self.size = size }

    func encode(_ list: DisplayList, on canvas: RasterCanvas) -> EncodedFrame {
      canvas.paint(list)
      let buffer = FrameBuffer(count: size)
      canvas.withPixelRows { buffer.copyPremultiplied($0) }
      return .buffer(buffer)
    }
  }
}
