import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Spacing of glyphs")
struct GlyphSpacingTests {
  private func spacing() throws -> (GlyphSpacing, FontFile) {
    let face = try #require(FontLibrary.collection.face(named: "Inter-Regular"))
    let file = try #require(FontFile(path: face.file, index: face.index))
    return (GlyphSpacing(of: file, measuredAgainst: file, PhoneSpacing(weight: 400)), file)
  }

  @Test("a glyph's change does not depend on what was asked before")
  func order() throws {
    let (forwards, file) = try spacing()
    let (backwards, _) = try spacing()
    let up = (0..<file.glyphCount).map { forwards.change(of: $0) }
    let down = (0..<file.glyphCount).reversed().map { backwards.change(of: $0) }
    #expect(up == down.reversed())
    #expect(up.contains { ($0?.advance.text ?? 0) > 0 } && up.contains { ($0?.advance.text ?? 0) < 0 })
    #expect(forwards.change(of: file.glyphCount) == nil)
  }

  @Test("letters with accents have the spacing of their letters, others that of their width")
  func accents() throws {
    let (spacing, file) = try spacing()
    func change(_ scalar: Unicode.Scalar) throws -> GlyphSpacing.Change {
      let glyph = try #require(file.glyph(for: scalar))
      return try #require(spacing.change(of: glyph))
    }
    #expect(try change("é") == change("e"))
    #expect(try change("Ö") == change("O"))
    #expect(try change("e") != change("o"))
    let glyph = try #require(file.glyph(for: "Ж"))
    let expected = PhoneSpacing(weight: 400).advance(ofWidth: file.ownAdvance(of: glyph))
    #expect(try change("Ж").advance == expected)
    #expect(try change("Ж").shift.text == expected.text / 2)
  }

  @Test("pairs stand as far apart as the table says, and others as they are")
  func pairs() throws {
    let (spacing, file) = try spacing()
    let pair = try #require(PhoneSpacing.kerning.first { $0.left != $0.right })
    let left = try #require(pair.left.unicodeScalars.first.flatMap { file.glyph(for: $0) })
    let right = try #require(pair.right.unicodeScalars.first.flatMap { file.glyph(for: $0) })
    #expect(spacing.kerning(left, right) == pair.space)
    #expect(spacing.kerning(left, file.glyphCount) == 0)
  }
}
