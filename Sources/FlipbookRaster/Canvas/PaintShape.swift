import FlipbookPicture

/// The form of what is painted, in pixels.
enum PaintShape {
  /// An upright rectangle.
  case rectangle(minX: Double, minY: Double, maxX: Double, maxY: Double, isAntialiased: Bool)
  /// The outline that the rasterizer has been given.
  case outline(CoverageRasterizer.Rule, isAntialiased: Bool)
  /// A glyph, with the place of its mask's top left corner.
  case glyph(GlyphMask, x: Int, y: Int)
}
