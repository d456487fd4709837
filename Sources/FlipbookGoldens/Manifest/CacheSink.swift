import FlipbookDrawing
import FlipbookExport
import FlipbookRaster

/// A sink before another whose encoders take frames from a cache by their display lists, so that they aren't painted.
package final class CacheSink: FrameSink {
  private let base: any PackingSink
  private let cache: FrameCache

  package init(_ base: any PackingSink, cache: FrameCache) {
    self.base = base
    self.cache = cache
  }

  package func makeEncoder() throws -> any FrameEncoder {
    CacheEncoder(try base.makeEncoder(), base, cache)
  }

  package func start() throws { try base.start() }
  package func write(_ frame: EncodedFrame, number: Int) throws { try base.write(frame, number: number) }
  package func recycle(_ frame: EncodedFrame) { base.recycle(frame) }

  package func setTracks(_ tracks: FilmTracks) { base.setTracks(tracks) }

  package func finish() throws {
    try base.finish()
    cache.trim()
  }

  package func interrupt() { base.interrupt() }

  package func discard() {
    base.discard()
    cache.trim()
  }

  private final class CacheEncoder: FrameEncoder {
    private let encoder: any FrameEncoder
    private let base: any PackingSink
    private let cache: FrameCache

    init(_ encoder: any FrameEncoder, _ base: any PackingSink, _ cache: FrameCache) {
      (self.encoder, self.base, self.cache) = (encoder, base, cache)
    }

    func encode(_ list: DisplayList, on canvas: RasterCanvas) throws -> EncodedFrame {
      let hash = list.contentHash
      if let entry = cache.entry(for: hash, form: base.form), let frame = base.unpacked(entry.bytes) {
        return .digested(frame, entry.pixels)
      }
      let frame = try encoder.encode(list, on: canvas)
      if case .digested(_, let pixels) = frame, let bytes = base.packed(frame) {
        cache.store(bytes, pixels: pixels, for: hash, form: base.form)
      }
      return frame
    }
  }
}
