import FlipbookPicture
import Foundation

/// The shapers of an engine: one over all fonts, and one over the few that most text needs, which is ready sooner: Pango sorts
/// all the fonts that it is given before it shapes the first letter.
///
/// Both shape alike what both can shape.
struct PangoShapers {
  /// All fonts, by which names are resolved.
  let collection: FontCollection
  private let glyphs: GlyphStore
  private var all: PangoShaper?
  private var letters: PangoShaper?
  /// For each face, whether it has a character; by the character's number.
  private var coverage: [String: [Bool?]] = [:]

  init(collection: FontCollection, glyphs: GlyphStore) {
    (self.collection, self.glyphs) = (collection, glyphs)
  }

  /// The pinned face for a descriptor; nil when no font is installed at all.
  mutating func resolve(_ descriptor: FontDescriptor) -> ResolvedFont? {
    (all ?? shaperOfLetters()).resolve(descriptor)
  }

  /// The shaper for a text.
  mutating func shaper(for content: TextContent) -> PangoShaper {
    if isCovered(content) { return shaperOfLetters() }
    if let all { return all }
    let shaper = PangoShaper(collection: collection)
    all = shaper
    return shaper
  }

  private mutating func shaperOfLetters() -> PangoShaper {
    if let letters { return letters }
    let shaper = PangoShaper(collection: collection, letters: FontLibrary.letters)
    letters = shaper
    return shaper
  }

  /// Whether the text's own faces have all that it needs and are among the few.
  private mutating func isCovered(_ content: TextContent) -> Bool {
    content.runs.allSatisfy { run in
      guard let font = resolve(run.font) else { return false }
      return [font.face, font.display].allSatisfy { face in face.map { covers($0, run.string) } ?? true }
    }
  }

  private mutating func covers(_ face: FontFace, _ string: String) -> Bool {
    guard FontLibrary.letters.face(file: face.file, index: face.index) != nil else { return false }
    var known = coverage.removeValue(forKey: face.name) ?? [Bool?](repeating: nil, count: Self.limit)
    defer { coverage[face.name] = known }
    let file = glyphs.file(face.name)
    func has(_ scalar: Unicode.Scalar) -> Bool {
      guard scalar.value < Self.limit, Self.isPlain(scalar) else { return false }
      if let has = known[Int(scalar.value)] { return has }
      let has = scalar == "\n" || scalar == "\r" || file?.glyph(for: scalar) != nil
      known[Int(scalar.value)] = has
      return has
    }
    // A text that is cut or broken gets the first two.
    return has("…") && has("-") && string.unicodeScalars.allSatisfy(has)
  }

  private static let limit = 0x20c0

  /// Whether a character is shaped by its face alone: Latin letters, digits, punctuation and signs of currency that can't be
  /// pictures and join nothing.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xa9, 0xad, 0xae, 0x203c, 0x2049: false
    case 0x0a, 0x0d, 0x20...0x7e, 0xa0...0x24f, 0x2010...0x2027, 0x2030...0x205e, 0x20a0...0x20bf: true
    default: false
    }
  }
}
