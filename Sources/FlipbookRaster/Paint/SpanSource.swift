/// Colours to fill with, asked for a run of pixels at a time.
///
/// The colour of a pixel depends on its place alone, never on where the run starts, so that a picture painted in parts
/// equals one painted whole.
class SpanSource {
  /// True when every pixel has alpha 255.
  let isOpaque: Bool

  init(isOpaque: Bool) { self.isOpaque = isOpaque }

  /// Writes the premultiplied colours of `count` pixels from column `x` of row `y`, by their centres.
  func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    preconditionFailure("a source of colours fetches them")
  }
}

/// One colour everywhere.
final class SolidSource: SpanSource {
  let pixel: UInt32

  init(_ pixel: UInt32) {
    self.pixel = pixel
    super.init(isOpaque: pixel >> 24 == 255)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    target.update(repeating: pixel, count: count)
  }
}
