import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("glyph shapes")
struct GlyphStoreTests {
  @Test("an outline is in ems, stands on the baseline and points down")
  func outline() throws {
    // H of DejaVu Sans Mono: 1493 of 2048 units high.
    let outline = try #require(GlyphStore.shared.outline(font: "DejaVuSansMono", glyph: 43))
    #expect(abs(outline.bounds.minY + 1493 / 2048) < 1e-9)
    #expect(abs(outline.bounds.maxY) < 1e-9)
    #expect(outline.path.boundingRect == outline.bounds)
  }

  @Test("blank glyphs and unknown fonts have no outline")
  func blank() {
    #expect(GlyphStore.shared.outline(font: "DejaVuSansMono", glyph: 3) == nil)
    #expect(GlyphStore.shared.outline(font: "DejaVuSansMono", glyph: 60_000) == nil)
    #expect(GlyphStore.shared.outline(font: "Nothing", glyph: 3) == nil)
    #expect(GlyphStore.shared.coloredGlyph(font: "DejaVuSansMono", glyph: 43, pixelSize: 20) == nil)
  }

  @Test("both kinds of font file give outlines", arguments: ["Inter-Regular", "JetBrainsMono-Bold"])
  func formats(font: String) throws {
    let file = try #require(GlyphStore.shared.file(font))
    let glyph = try #require(file.glyph(for: "O"))
    let outline = try #require(file.outline(of: glyph))
    #expect(abs(outline.bounds.height - file.metrics.capHeight) < 0.05)
    // An outer and an inner contour.
    #expect(outline.path.elements.verbs.filter { $0 == .move }.count == 2)
  }

  @Test("an emoji comes in the smallest picture that is large enough")
  func emoji() throws {
    let run = TextSample("😀").layout.lines[0].runs[0]
    let glyph = run.glyphs[0].index
    let large = try #require(GlyphStore.shared.coloredGlyph(font: run.font, glyph: glyph, pixelSize: 500))
    #expect(large.bitmap.width == 136 && large.bitmap.height == 128)
    let small = try #require(GlyphStore.shared.coloredGlyph(font: run.font, glyph: glyph, pixelSize: 40))
    #expect(small.bitmap.width == 68)
    #expect(small.rect == large.rect)
    #expect(large.rect.minY < -0.8 && large.rect.maxY > 0.1)
    // The face is yellow: premultiplied red is more than blue in the middle.
    let middle = large.bitmap[68, 100]
    #expect(middle >> 24 == 255 && middle >> 16 & 0xff > middle & 0xff)
  }

  @Test("halving a picture takes the mean of four pixels")
  func halved() {
    let bitmap = Bitmap(
      width: 3, height: 2, pixels: [0xff00_0000, 0xff10_2030, 1, 0xff00_0000, 0xff10_2034, 3])
    let half = bitmap.halved()
    #expect(half.width == 2 && half.height == 1)
    #expect(half.pixels == [0xff08_1019, 2])
  }
}
