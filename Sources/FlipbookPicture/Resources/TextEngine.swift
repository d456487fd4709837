import Foundation

/// Shapes and measures text. Drawing knows only this face of it; the raster implements it.
public protocol TextEngine: Sendable {
  /// Breaks text into lines no wider than `size.width` and, where it is finite, no taller in all than
  /// `size.height` (at least one line is laid out). Infinite sides are no limit.
  ///
  /// Equal arguments give equal layouts, on any thread.
  func layout(_ content: TextContent, in size: CGSize) -> TextLayout

  /// Another number after each change of the fonts, from which on equal arguments may give other layouts; 0 where none
  /// can be added.
  var revision: Int { get }

  /// The measures of a font, whatever is written in it.
  func measures(of font: FontDescriptor) -> FontMeasures

  /// Whether there is a font with a PostScript or full name; those that stand in for others don't count.
  func hasFont(named name: String) -> Bool

  /// Makes the fonts of a file available by name.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - file: Its path; nil where there is none.
  /// - Returns: False when they can't be used.
  func add(font data: Data, file: String?) -> Bool

  /// The outlines of a glyph in ems, y down from the baseline's start; nil for one without outlines.
  func outline(font: String, glyph: UInt32) -> Path?
}

extension TextEngine {
  /// Fonts don't change.
  public var revision: Int { 0 }

  /// No fonts can be added.
  public func add(font data: Data, file: String?) -> Bool { false }

  /// No fonts are known by name.
  public func hasFont(named name: String) -> Bool { false }

  /// Returns the measures of the phone's system font.
  public func measures(of font: FontDescriptor) -> FontMeasures { .system(size: font.size) }

  /// No outlines: text can be filled and not stroked.
  public func outline(font: String, glyph: UInt32) -> Path? { nil }

  /// The outlines of all glyphs of a layout, from its top left corner; those that are pictures have none.
  package func outline(of layout: TextLayout) -> Path {
    var path = Path()
    for line in layout.lines {
      for run in line.runs {
        for glyph in run.glyphs {
          guard let outline = outline(font: run.font, glyph: glyph.index) else { continue }
          path.addPath(
            outline,
            transform: CGAffineTransform(
              a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: glyph.position.x,
              ty: glyph.position.y))
        }
      }
    }
    return path
  }
}
