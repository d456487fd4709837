import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("scripts and fallback")
struct TextScriptTests {
  @Test("Arabic runs from right to left with joined letters")
  func arabic() {
    let run = TextSample("سلام").layout.lines[0].runs
    #expect(run.map(\.font) == ["NotoSansArabic-Regular"])
    #expect(run[0].isRightToLeft)
    // Lam and alef join, so four letters have fewer glyph shapes than letters or a ligature's pair.
    let apart = ["س", "ل", "ا", "م"].map { TextSample($0).layout.size.width }.reduce(0, +)
    #expect(run[0].advance < apart)
  }

  @Test("mixed directions keep the order of the line and turn what runs the other way")
  func bidirectional() {
    let layout = TextSample("abc אבג def").layout
    let runs = layout.lines[0].runs
    #expect(runs.map(\.isRightToLeft).contains(true))
    #expect(runs.first?.characters == 0..<4)
    #expect(runs.last?.characters.upperBound == 11)
    let hebrew = runs.first { $0.isRightToLeft }
    #expect(hebrew?.characters == 4..<7)
    let singles = "גבא".map { TextSample(String($0)).layout.lines[0].runs[0].glyphs[0].index }
    #expect(hebrew?.glyphs.map(\.index) == singles)
  }

  @Test("a right-to-left paragraph starts at the right")
  func paragraphDirection() {
    let runs = TextSample("אבג abc").layout.lines[0].runs
    #expect(runs.first?.characters.upperBound == 7)
    #expect(runs.last?.characters.lowerBound == 0)
  }

  @Test("Devanagari forms conjuncts and moves vowel signs")
  func devanagari() {
    let layout = TextSample("क्षि").layout
    #expect(layout.faces == [["NotoSansDevanagari-Regular"]])
    #expect(layout.glyphCount == 2)
  }

  @Test(
    "each script falls back to the font made for it",
    arguments: [
      ("日本語のテキスト", "NotoSansCJKjp-Regular"), ("汉字", "NotoSansCJKsc-Regular"),
      ("한국어", "NotoSansCJKkr-Regular"),
      ("ไทย", "NotoSansThai-Regular"), ("ქართული", "NotoSansGeorgian-Regular"), ("♞", "DejaVuSans"),
      ("𓂀", "NotoSansEgyptianHieroglyphs-Regular"), ("Ελλ", "Inter-Regular@system"),
    ])
  func fallback(text: String, face: String) {
    let layout = TextSample(text).layout
    #expect(Set(layout.faces.joined()) == [face])
    #expect(TextSample(text).codes.isEmpty)
  }

  @Test("bold text falls back to bold faces and serif text to serif ones")
  func fallbackStyle() {
    #expect(TextSample("سلام", FontDescriptor(weight: 700)).layout.faces == [["NotoSansArabic-Bold"]])
    let serif = FontDescriptor(family: .system(.serif))
    #expect(TextSample("汉字", serif).layout.faces == [["NotoSerifCJKsc-Regular"]])
    #expect(TextSample("नमः", serif).layout.faces == [["NotoSerifDevanagari-Regular"]])
  }

  @Test(
    "emoji are pictures in proportion to the text, sequences as one", arguments: ["👩‍👩‍👧", "❤️", "🇩🇪", "1️⃣", "👍🏽"])
  func emoji(text: String) {
    let layout = TextSample(text, FontDescriptor(size: 100)).layout
    let run = layout.lines[0].runs[0]
    #expect(layout.glyphCount == 1)
    #expect(run.isColored && run.font == "NotoColorEmoji" && run.size == 87.5)
    #expect(abs(layout.size.width - 106.7) < 0.5)
    #expect(layout.inkBounds.width > 100 && layout.inkBounds.width < 140)
  }

  @Test("a character that no font has is a box and a warning that names it")
  func missing() {
    let (layout, diagnostics) = TextSample("a\u{10FFFD}").reported
    #expect(diagnostics.map(\.code) == ["text.missing-glyph"])
    #expect(diagnostics.first?.message.contains("U+10FFFD") == true)
    #expect(layout.lines[0].runs.last?.glyphs.last?.index == 0)
  }

  @Test("a named font that lacks a script says who stands in")
  func namedFallback() {
    let sample = TextSample("ab日本", .mono(20))
    #expect(sample.codes == ["font.fallback"])
    #expect(sample.reported.diagnostics.first?.severity == .note)
  }

  @Test("fonts that stand in leave the height of the lines of a named font too")
  func standIns() {
    let own = TextSample("ab", .mono(20)).layout.size.height
    #expect(TextSample("ab日本", .mono(20)).layout.size.height == own)
    #expect(TextSample("日本", .mono(20)).layout.size.height == own)
  }

  @Test("a diagnostic is reported again when the layout comes from the cache")
  func cachedDiagnostics() {
    let sample = TextSample("b\u{10FFFC}")
    #expect(sample.codes == sample.codes)
    #expect(sample.codes == ["text.missing-glyph"])
  }

  @Test("code ligatures are off: an arrow stays two characters")
  func codeLigatures() {
    for design in [Font.Design.default, .monospaced] {
      let font = FontDescriptor(family: .system(design))
      let pair = TextSample("->", font).layout.lines[0].runs.flatMap { $0.glyphs.map(\.index) }
      let singles = ["-", ">"].map { TextSample($0, font).layout.lines[0].runs[0].glyphs[0].index }
      #expect(pair == singles)
    }
  }

  @Test("many threads get the same layouts as one")
  func threads() async {
    let samples = (0..<40).map { number in
      TextSample("Text \(number) نص 文 \(number * 7)", FontDescriptor(size: 10 + CGFloat(number) / 3)).wide(60)
    }
    let alone = samples.map { sample in
      PangoTextEngine(glyphs: GlyphStore()).layout(sample.content, in: sample.size).contentHash
    }
    let engine = PangoTextEngine(glyphs: GlyphStore())
    let together = await withTaskGroup(of: (Int, ContentHash).self) { group in
      for (number, sample) in samples.enumerated() {
        for _ in 0..<3 {
          group.addTask { (number, engine.layout(sample.content, in: sample.size).contentHash) }
        }
      }
      var found: [Int: Set<ContentHash>] = [:]
      for await (number, hash) in group { found[number, default: []].insert(hash) }
      return found
    }
    for (number, hash) in alone.enumerated() { #expect(together[number] == [hash]) }
  }
}
