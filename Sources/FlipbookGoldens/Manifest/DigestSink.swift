import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import Synchronization

/// A sink before another that takes the digest of every frame's pixels, on the workers.
package final class DigestSink: PackingSink {
  private let base: (any FrameSink)?
  private let didWrite: @Sendable (Int, ContentHash, EncodedFrame) -> Void

  /// - Parameters:
  ///   - base: Where frames go; nil for nowhere.
  ///   - didWrite: Called in order with a frame's number, the digest of its pixels and what was written.
  package init(
    _ base: (any FrameSink)?, didWrite: @escaping @Sendable (Int, ContentHash, EncodedFrame) -> Void
  ) {
    self.base = base
    self.didWrite = didWrite
  }

  package func makeEncoder() throws -> any FrameEncoder { DigestEncoder(try base?.makeEncoder()) }
  package func start() throws { try base?.start() }
  package func setTracks(_ tracks: FilmTracks) { base?.setTracks(tracks) }

  package func finish() throws { try base?.finish() }
  package func interrupt() { base?.interrupt() }
  package func discard() { base?.discard() }

  package func write(_ frame: EncodedFrame, number: Int) throws {
    guard case .digested(let inner, let pixels) = frame else { return }
    try base?.write(inner, number: number)
    didWrite(number, pixels, inner)
  }

  /// The sink that packs frames; nil where none does.
  private var packing: (any PackingSink)? { base as? any PackingSink }

  package var form: String { packing?.form ?? "" }

  package func packed(_ frame: EncodedFrame) -> [UInt8]? {
    if case .digested(let inner, _) = frame { packing?.packed(inner) } else { nil }
  }

  package func unpacked(_ bytes: [UInt8]) -> EncodedFrame? { packing?.unpacked(bytes) }

  package func recycle(_ frame: EncodedFrame) {
    if case .digested(let inner, _) = frame { base?.recycle(inner) }
  }

  private final class DigestEncoder: FrameEncoder {
    private let base: (any FrameEncoder)?

    init(_ base: (any FrameEncoder)?) { self.base = base }

    func encode(_ list: DisplayList, on canvas: RasterCanvas) throws -> EncodedFrame {
      let inner: EncodedFrame
      if let base {
        inner = try base.encode(list, on: canvas)
      } else {
        canvas.paint(list)
        inner = .bytes([])
      }
      return .digested(inner, canvas.makeBitmap().contentHash)
    }
  }
}
