import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("breaking and truncating text")
struct TextBreakingTests {
  let pangram = TextSample("The quick brown fox jumps over the lazy dog", .mono(10))
  /// Of one character.
  let advance: CGFloat = 10 * 1233 / 2048

  @Test("lines break at spaces and are no wider than offered", arguments: [60, 100, 137.5, 200])
  func wrapping(width: CGFloat) {
    let layout = pangram.wide(width).layout
    #expect(layout.lines.count > 1)
    #expect(layout.size.width <= width)
    #expect(!layout.isTruncated)
    #expect(layout.size.height == CGFloat(layout.lines.count) * TextSample("x", .mono(10)).layout.size.height)
  }

  @Test("the space at a break takes no room")
  func breakingSpace() {
    // "The quick" is 9 characters, "brown fox" too.
    let layout = pangram.wide(9.5 * advance).layout
    #expect(layout.lines.map { ($0.bounds.width / advance).rounded() } == [9, 9, 5, 8, 8])
  }

  @Test("a cut line in the room that it takes is cut at the same letter")
  func cutAgain() {
    var content = TextSample("some longer words two").content
    content.lineLimit = 1
    for width in stride(from: CGFloat(40), to: 160, by: 1) {
      let sample = TextSample("").with { ($0.content, $0.size.width) = (content, width) }
      let first = sample.layout
      let again = sample.wide(first.size.width).layout
      #expect(first.glyphCount == again.glyphCount, "\(width)")
      #expect(first.isTruncated && first.size.width <= width + 0.01, "\(width)")
    }
  }

  @Test("a word that is too long breaks between characters, without a hyphen")
  func longWord() {
    let layout = TextSample("Internationalization", .mono(10)).wide(6.5 * advance).layout
    #expect(layout.lines.map { $0.runs[0].glyphs.count } == [6, 6, 6, 2])
  }

  @Test("no width at all still lays out a character a line", arguments: [0, -5, -Double.infinity])
  func noWidth(width: Double) {
    let layout = TextSample("abc", .mono(10)).wide(width).layout
    #expect(layout.lines.count == 3)
    #expect(abs(layout.size.width - advance) < 1e-9)
  }

  @Test("a width that is not a number is no limit")
  func notANumber() {
    #expect(pangram.wide(.nan).layout == pangram.layout)
    #expect(pangram.with { $0.size.height = .nan }.layout == pangram.layout)
  }

  @Test(
    "truncation keeps within the width and the line limit",
    arguments: [
      TextContent.Truncation.head, .middle, .tail,
    ])
  func truncation(mode: TextContent.Truncation) {
    let sample = pangram.wide(20.5 * advance).with {
      $0.content.lineLimit = 1
      $0.content.truncation = mode
    }
    let layout = sample.layout
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width <= 20.5 * advance)
    #expect(layout.glyphCount == 20)
    // Where the characters are that stand for themselves: glyph 3 + code - 32 in this font.
    let first = layout.lines[0].runs.first.map { $0.glyphs[0].index }
    let last = layout.lines[0].runs.last.map { $0.glyphs[$0.glyphs.count - 1].index }
    #expect((first == 55) == (mode != .head))
    #expect((last == 74) == (mode != .tail))
  }

  @Test("a space before the ellipsis at the end is left out")
  func spaceBeforeEllipsis() {
    // There is room for "The quick " and the ellipsis.
    let layout = pangram.wide(11.5 * advance).with { $0.content.lineLimit = 1 }.layout
    #expect(layout.glyphCount == 10)
    let middle = pangram.wide(11.5 * advance).with {
      $0.content.lineLimit = 1
      $0.content.truncation = .middle
    }
    #expect(middle.layout.glyphCount == 11)
  }

  @Test("the last line that fits is truncated, the ones before it are whole")
  func lineLimit() {
    let layout = pangram.wide(9.5 * advance).with { $0.content.lineLimit = 2 }.layout
    #expect(layout.lines.map { ($0.bounds.width / advance).rounded() } == [9, 9])
    #expect(layout.isTruncated)
    #expect(layout.lines[1].runs.last?.characters.upperBound == 43)
  }

  @Test("a height lays out the lines that fit in it, one at least")
  func height() {
    let line = TextSample("x", .mono(10)).layout.size.height
    for (height, count) in [(0, 1), (1.5, 1), (2, 2), (3.9, 3), (100, 5)] as [(CGFloat, Int)] {
      let layout = pangram.wide(9.5 * advance).with { $0.size.height = height * line }.layout
      #expect(layout.lines.count == count)
      #expect(layout.isTruncated == (count < 5))
    }
  }

  @Test("a paragraph that is left out leaves an ellipsis")
  func paragraphs() {
    let layout = TextSample("Hello\nWorld", .mono(10)).wide(500).with { $0.content.lineLimit = 1 }.layout
    #expect(layout.glyphCount == 6)
    #expect(layout.isTruncated)
  }

  @Test("text that fits is not truncated by its limit")
  func fitting() {
    let layout = TextSample("Hello", .mono(10)).wide(500).with { $0.content.lineLimit = 1 }.layout
    #expect(!layout.isTruncated)
    #expect(layout.glyphCount == 5)
  }

  @Test("text shrinks as far as it may before it is truncated")
  func minimumScale() {
    let sample = TextSample("0123456789", .mono(10)).wide(advance * 6).with { $0.content.lineLimit = 1 }
    let shrunk = sample.with { $0.content.minimumScaleFactor = 0.5 }.layout
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width <= advance * 6)
    #expect(shrunk.lines[0].runs[0].size > 5.9)
    let cut = sample.with { $0.content.minimumScaleFactor = 0.8 }.layout
    #expect(cut.isTruncated)
    #expect(cut.lines[0].runs[0].size == 8)
  }

  @Test("text shrinks to the height of its room where it may, as views' texts do and labels don't")
  func minimumScaleByHeight() {
    var sample = TextSample("012", .mono(100)).wide(1000)
    let high = sample.with { $0.content.minimumScaleFactor = 0.01 }.layout
    sample = sample.with {
      $0.content.minimumScaleFactor = 0.01
      $0.size.height = high.size.height / 4
    }
    #expect(sample.layout.lines[0].runs[0].size == 100)
    let shrunk = sample.with { $0.content.shrinksToHeight = true }.layout
    #expect(shrunk.size.height <= high.size.height / 4 * 1.001)
    #expect(abs(shrunk.lines[0].runs[0].size - 25) < 0.5 && shrunk.lines.count == 1)
    let least = sample.with {
      $0.content.shrinksToHeight = true
      $0.content.minimumScaleFactor = 0.5
    }.layout
    #expect(least.lines[0].runs[0].size == 50)
  }

  @Test("characters come closer by up to 0.0165 ems before a text is truncated")
  func tightening() {
    let sample = TextSample("0123456789", .mono(10)).with {
      $0.content.lineLimit = 1
      $0.content.allowsTightening = true
    }
    let loose = sample.with { $0.content.allowsTightening = false }
    let width = sample.layout.size.width
    #expect(loose.wide(width - 1).layout.isTruncated)
    let tight = sample.wide(width - 1).layout
    #expect(!tight.isTruncated && tight.size.width <= width - 1 + 0.01 && tight.size.width > width - 1.1)
    let cut = sample.wide(width - 12).layout
    #expect(cut.isTruncated)
    #expect(cut.size.width < loose.wide(width - 12).layout.size.width)
  }

  @Test("lines align within the widest of them")
  func alignment() {
    func starts(_ alignment: TextContent.Alignment, _ direction: LayoutDirection) -> [CGFloat] {
      TextSample("aaaa\naa", .mono(10)).with {
        $0.content.alignment = alignment
        $0.content.layoutDirection = direction
      }.layout.lines.map { ($0.bounds.minX / advance * 100).rounded() / 100 }
    }
    #expect(starts(.leading, .leftToRight) == [0, 0])
    #expect(starts(.center, .leftToRight) == [0, 1])
    #expect(starts(.trailing, .leftToRight) == [0, 2])
    #expect(starts(.leading, .rightToLeft) == [0, 2])
    #expect(starts(.trailing, .rightToLeft) == [0, 0])
  }

  @Test("line spacing comes between lines only")
  func lineSpacing() {
    let plain = TextSample("a\nb\nc", .mono(10)).layout
    let spaced = TextSample("a\nb\nc", .mono(10)).with { $0.content.lineSpacing = 7 }.layout
    #expect(abs(spaced.size.height - plain.size.height - 14) < 1e-9)
    #expect(spaced.firstBaseline == plain.firstBaseline)
  }

  @Test("paragraphs stand apart by their own spacing, and lines of one paragraph don't")
  func paragraphSpacing() {
    let plain = TextSample("a b\nc", .mono(10)).wide(10).layout
    let spaced = TextSample("a b\nc", .mono(10)).wide(10).with { $0.content.paragraphSpacing = 9 }.layout
    #expect(plain.lines.count == 3 && spaced.lines.count == 3)
    #expect(abs(spaced.size.height - plain.size.height - 9) < 1e-9)
    let gaps = { (layout: TextLayout) in
      zip(layout.lines.dropFirst(), layout.lines).map { $0.baseline - $1.baseline }
    }
    #expect(abs(gaps(spaced)[0] - gaps(plain)[0]) < 1e-9)
    #expect(abs(gaps(spaced)[1] - gaps(plain)[1] - 9) < 1e-9)
  }

  @Test("loose and tight leading move lines apart and together")
  func leading() {
    func height(_ leading: Font.Leading) -> CGFloat {
      TextSample("a\nb", FontDescriptor(size: 32, leading: leading)).layout.size.height
    }
    #expect(abs(height(.loose) - height(.standard) - 2) < 1e-9)
    #expect(abs(height(.tight) - height(.standard) + 2) < 1e-9)
  }

  @Test("line ends of every kind end a line", arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{2029}b"])
  func lineEnds(text: String) {
    #expect(TextSample(text, .mono(10)).layout.lines.count == 2)
  }

  @Test("text with a NUL character is whole")
  func nul() {
    #expect(TextSample("a\0b", .mono(10)).layout.glyphCount == 3)
  }
}
