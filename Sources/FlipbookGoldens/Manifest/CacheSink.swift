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
    cache.entry(for: list).map { .digested(.bytes($0.bytes), $0.pixels) }
  }

  package func keep(_ frame: EncodedFrame, for list: ContentHash) {
    if case .digested(.bytes(let bytes), let pixels) = frame { cache.store(bytes, pixels: pixels, for: list) }
  }

  package func makeEncoder() throws -> any FrameEncoder { try base.makeEncoder() }
  package func start() throws { try base.start() }
  package func write(_ frame: EncodedFrame, number: Int) throws { try base.write(frame, number: number) }
  package func recycle(_ frame: EncodedFrame) { base.recycle(frame) }

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
