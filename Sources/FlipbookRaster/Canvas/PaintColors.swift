import FlipbookPicture

/// The colours that a shape is painted with.
enum PaintColors {
  /// One colour, opacity folded in.
  case solid(UInt32)
  /// Anything else; the opacity in 255ths still has to be applied.
  case source(SpanSource, opacity: UInt8)
}
