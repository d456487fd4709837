import FlipbookPicture

/// Where and how a shape is painted.
struct PaintJob {
  var surface: Surface
  /// Inside the surface's bounds and those of the mask.
  var clip: PixelRect
  /// Further limits what is painted; covers `clip`.
  var mask: Mask?
  var mode: DisplayItem.BlendMode = .normal
  /// 0…1.
  var opacity = 1.0

  /// An opacity in 255ths.
  static func byte(_ opacity: Double) -> UInt8 {
    UInt8(max(0, min(1, opacity.isNaN ? 0 : opacity)) * 255 + 0.5)
  }
}

/// The form of what is painted, in pixels.
enum PaintShape {
  /// An upright rectangle.
  case rectangle(minX: Double, minY: Double, maxX: Double, maxY: Double, isAntialiased: Bool)
  /// The outline that the rasterizer has been given.
  case outline(CoverageRasterizer.Rule, isAntialiased: Bool)
  /// A glyph, with the place of its mask's top left corner.
  case glyph(GlyphMask, x: Int, y: Int)
}

/// The colours that a shape is painted with.
enum PaintColors {
  /// One colour, opacity folded in.
  case solid(UInt32)
  /// Anything else; the opacity in 255ths still has to be applied.
  case source(SpanSource, opacity: UInt8)
}
