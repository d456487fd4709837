import FlipbookPicture
import FlipbookRaster

/// Paints frames and writes nothing, to measure what that costs.
package final class PaintedSink: FrameSink {
  package init() {}

  package func makeEncoder() -> any FrameEncoder { Encoder() }
  package func start() {}
  package func write(_ frame: EncodedFrame, number: Int) {}
  package func finish() {}
  package func interrupt() {}
  package func discard() {}

  private final class Encoder: FrameEncoder {
    func encode(_ list: DisplayList, on canvas: RasterCanvas) -> EncodedFrame {
      canvas.paint(list)
      return .bytes([])
    }
  }
}
