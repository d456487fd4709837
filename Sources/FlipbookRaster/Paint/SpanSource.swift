/// Colours to fill with, asked for a run of pixels at a time.
///
/// The colour of a pixel depends on its place alone, never on where the run starts, so that a picture painted in parts
/// equals one painted whole.
class SpanSource {
  /// True when every pixel has alpha 255.
  let isOpaque: Bool

  /// True when colours take the place of those that are there, whatever their alpha, as far as the coverage goes.
  let isReplacement: Bool

  init(isOpaque: Bool, isReplacement: Bool = false) {
    self.isOpaque = isOpaque
    self.isReplacement = isReplacement
  }

  /// Writes the premultiplied colours of `count` pixels from column `x` of row `y`, by their centres.
  func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    preconditionFailure("a source of colours fetches them")
  }
}
