import FlipbookPicture

/// The fonts of a file and the outlines of characters that it carries.
final class LottieFonts: Sendable {
  /// A font by the name that texts use.
  struct Font: Sendable {
    var family: String
    var style: String
    /// The height above the baseline, in percent of the size.
    var ascent: Double
  }

  /// A character of a font, of size 100.
  struct Glyph: Sendable {
    var width: Double
    var path: LottiePath
  }

  /// A character of a family and a style.
  struct Key: Hashable, Sendable {
    var character: String
    var family: String
    var style: String
  }

  let fonts: [String: Font]
  let glyphs: [Key: Glyph]
  private let families: Set<String>

  init(fonts: [String: Font], glyphs: [Key: Glyph]) {
    self.fonts = fonts
    self.glyphs = glyphs
    families = Set(glyphs.keys.map(\.family))
  }

  /// The outlines of a character; nil where the file has none.
  func glyph(_ character: Character, font: Font) -> Glyph? {
    glyphs[Key(character: String(character), family: font.family, style: font.style)]
      ?? glyphs[Key(character: String(character), family: font.family, style: "")]
  }

  /// Whether the file carries characters of a font.
  func hasGlyphs(of font: Font) -> Bool { families.contains(font.family) }
}
