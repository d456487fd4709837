import FlipbookDrawing
import FlipbookExport
import FlipbookRaster

/// A sink before another whose encoders are measured.
final class MeteredSink: FrameSink {
  private let base: any FrameSink
  private let meter: WorkMeter

  init(_ base: any FrameSink, _ meter: WorkMeter) {
    self.base = base
    self.meter = meter
  }

  func makeEncoder() throws -> any FrameEncoder { MeteredEncoder(try base.makeEncoder(), meter) }
  func start() throws { try base.start() }
  func write(_ frame: EncodedFrame, number: Int) throws { try base.write(frame, number: number) }
  func recycle(_ frame: EncodedFrame) { base.recycle(frame) }
  func setTracks(_ tracks: FilmTracks) { base.setTracks(tracks) }
  func finish() throws { try base.finish() }
  func interrupt() { base.interrupt() }
  func discard() { base.discard() }

  private final class MeteredEncoder: FrameEncoder {
    private let base: any FrameEncoder
    private let meter: WorkMeter

    init(_ base: any FrameEncoder, _ meter: WorkMeter) {
      self.base = base
      self.meter = meter
    }

    func encode(_ list: DisplayList, on canvas: RasterCanvas) throws -> EncodedFrame {
      try meter.painting { try base.encode(list, on: canvas) }
    }
  }
}
