import FlipbookPicture
import FlipbookRaster

/// Packs the frames of another encoder, on its worker.
final class PackingEncoder: FrameEncoder {
  private let base: any FrameEncoder
  private let film: FilmSink

  init(_ base: any FrameEncoder, _ film: FilmSink) { (self.base, self.film) = (base, film) }

  func encode(_ list: DisplayList, on canvas: RasterCanvas) throws -> EncodedFrame {
    let frame = try base.encode(list, on: canvas)
    guard let bytes = film.packed(frame) else { throw ExportError(.encoder, "A frame can't be packed.") }
    film.reuse(frame)
    return .bytes(bytes)
  }
}
