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
