import FlipbookDrawing
import FlipbookExport

/// A sink before another that takes frames from a cache by their display lists, so that they aren't painted.
package final class CacheSink: FrameSink {
  private let base: any FrameSink
  private let cache: FrameCache

  package init(_ base: any FrameSink, cache: FrameCache) {
    self.base = base
    self.cache = cache
  }

  package func keptFrame(for list: ContentHash) -> EncodedFrame? {
    guard let entry = cache.entry(for: list, form: base.form), let frame = base.unpacked(entry.bytes) else {
      return nil
    }
    return .digested(frame, entry.pixels)
  }

  package func keep(_ frame: EncodedFrame, for list: ContentHash) {
    guard case .digested(_, let pixels) = frame, let bytes = base.packed(frame) else { return }
    cache.store(bytes, pixels: pixels, for: list, form: base.form)
  }

  package func makeEncoder() throws -> any FrameEncoder { try base.makeEncoder() }
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
}
