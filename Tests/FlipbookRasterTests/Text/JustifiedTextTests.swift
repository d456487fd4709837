import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Justified text")
struct JustifiedTextTests {
  private let text = """
    Hello, world. This is a long run of text
    that should wrap. This is the last paragraph of it.
    """

  private func layout(_ isJustified: Bool, width: CGFloat = 160) -> TextLayout {
    var content = TextSample(text, FontDescriptor(size: 17)).content
    content.isJustified = isJustified
    return PangoTextEngine().layout(content, in: CGSize(width: width, height: .infinity))
  }

  @Test("lines reach both sides but for the last of each paragraph, and break where they did")
  func widths() {
    let (plain, justified) = (layout(false), layout(true))
    #expect(plain.lines.count == justified.lines.count && plain.lines.count > 4)
    let ends = plain.lines.map { $0.runs.last?.characters.upperBound ?? 0 }
    let paragraphs = [text.utf16.count, (text as NSString).range(of: "\n").location]
    for (index, line) in justified.lines.enumerated() {
      let isLast = paragraphs.contains(ends[index])
      #expect(line.bounds.width == (isLast ? plain.lines[index].bounds.width : 160))
      #expect(isLast || line.bounds.width > plain.lines[index].bounds.width)
    }
    #expect(justified.size.width == 160)
  }

  @Test("only spaces grow, all of a line alike")
  func spaces() throws {
    let (plain, justified) = (layout(false).lines[0].runs, layout(true).lines[0].runs)
    let grown = zip(plain.flatMap(\.glyphs), justified.flatMap(\.glyphs)).map { $1.advance - $0.advance }
    let spaces = zip(plain.flatMap(\.glyphs), grown).filter { Array(text.utf16)[$0.0.character] == 0x20 }
    let extra = try #require(spaces.first?.1)
    #expect(extra > 0.1)
    #expect(spaces.allSatisfy { abs($0.1 - extra) < 1e-9 })
    #expect(abs(grown.reduce(0, +) - extra * CGFloat(spaces.count)) < 1e-9)
  }

  @Test("without a width, and in a line without spaces, nothing changes")
  func unlimited() {
    for width in [CGFloat.infinity, 1] {
      let (plain, justified) = (layout(false, width: width), layout(true, width: width))
      #expect(plain.lines.map(\.bounds) == justified.lines.map(\.bounds))
    }
  }
}
