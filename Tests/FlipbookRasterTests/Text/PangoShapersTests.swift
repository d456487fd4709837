import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Shapers of a text engine")
struct PangoShapersTests {
  private static let plain: String = {
    let ranges: [ClosedRange<UInt32>] = [0x20...0x7e, 0xa0...0x17f, 0x2010...0x2027, 0x20a0...0x20ac]
    return String(String.UnicodeScalarView(ranges.joined().compactMap(Unicode.Scalar.init)))
  }()

  private func content(_ string: String, _ font: FontDescriptor) -> TextContent {
    TextContent(runs: [TextContent.Run(string: string, font: font)])
  }

  private func layout(_ content: TextContent, _ shaper: PangoShaper) -> TextLayout {
    var composer = TextComposer(shaper: shaper, glyphs: .shared)
    return composer.compose(content, in: CGSize(width: 333, height: Double.infinity))
  }

  private var shapers: PangoShapers { PangoShapers(collection: FontLibrary.collection, glyphs: .shared) }

  @Test(
    "the few fonts shape what they can shape as all fonts do",
    arguments: [Font.Design.default, .rounded, .monospaced], [300, 400, 600, 800])
  func alike(design: Font.Design, weight: Int) {
    let all = PangoShaper(collection: FontLibrary.collection)
    let few = PangoShaper(collection: FontLibrary.collection, letters: FontLibrary.letters)
    var shapers = shapers
    var count = 0
    for (size, isItalic) in [(9.5, false), (17, true), (34, false)] {
      var font = FontDescriptor(size: size)
      (font.family, font.weight, font.isItalic) = (.system(design), weight, isItalic)
      for string in [Self.plain, "Fi—fl “AV” To… → no\nWay 12:45", "x"] {
        let content = content(string, font)
        let shaper = shapers.shaper(for: content)
        guard !shaper.fallsBack else { continue }
        count += 1
        #expect(layout(content, all) == layout(content, few), "\(string.prefix(9)) at \(size)")
      }
      let letters = String(Self.plain.filter { $0.isASCII })
      #expect(layout(content(letters, font), all) == layout(content(letters, font), few))
    }
    #expect(count >= 3)
  }

  @Test(
    "what the face lacks, or what may be a picture, takes all fonts",
    arguments: ["日本", "Да", "☕️", "©", "‼", "1\u{20E3}", "e\u{301}", "א", "\u{200D}", "tab\t", "→"])
  func other(string: String) {
    var shapers = shapers
    let few = shapers.shaper(for: content("Abc", FontDescriptor(size: 17)))
    let all = shapers.shaper(for: content(string, FontDescriptor(size: 17)))
    #expect(!few.fallsBack && all.fallsBack)
  }
}
