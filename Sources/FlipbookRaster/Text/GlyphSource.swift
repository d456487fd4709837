import FlipbookPicture
import Foundation

/// Where a canvas gets the shapes of the glyphs that a ``TextLayout`` names. Implementations cache and may be
/// asked from any thread.
package protocol GlyphSource: Sendable {
  /// The outline of a glyph, or nil when it has none to draw: blank glyphs, glyphs that are pictures, fonts
  /// that are not installed.
  ///
  /// - Parameter font: ``TextLayout/Run/font``.
  func outline(font: String, glyph: UInt32) -> GlyphOutline?

  /// The picture of a glyph that brings its own colours, or nil when it has none.
  ///
  /// - Parameters:
  ///   - font: ``TextLayout/Run/font``.
  ///   - pixelSize: How many pixels an em covers on the canvas. The picture returned is the smallest at hand
  ///     that need not be enlarged for it, so that shrinking it stays within a factor of two.
  func coloredGlyph(font: String, glyph: UInt32, pixelSize: CGFloat) -> ColoredGlyph?
}

/// The shape of a glyph.
package struct GlyphOutline: Sendable, Equatable {
  /// In ems from the glyph's origin on the baseline, y down, nonzero winding, not hinted.
  package var path: Path
  /// The smallest rectangle around the shape, in ems.
  package var bounds: CGRect

  package init(path: Path, bounds: CGRect) {
    self.path = path
    self.bounds = bounds
  }
}

/// The picture of a glyph.
package struct ColoredGlyph: Sendable, Equatable {
  package var bitmap: Bitmap
  /// Where the picture goes, in ems from the glyph's origin on the baseline, y down.
  package var rect: CGRect

  package init(bitmap: Bitmap, rect: CGRect) {
    self.bitmap = bitmap
    self.rect = rect
  }
}
