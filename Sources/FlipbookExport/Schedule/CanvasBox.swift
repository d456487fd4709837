import FlipbookRaster

/// Takes a canvas that was made on one thread to the one thread that uses it.
final class CanvasBox: @unchecked Sendable {
  let canvas: RasterCanvas

  init(_ canvas: RasterCanvas) { self.canvas = canvas }
}
