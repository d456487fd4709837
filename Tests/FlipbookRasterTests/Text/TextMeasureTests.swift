import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("measuring text")
struct TextMeasureTests {
  @Test("an advance is the font's own number times the size, unrounded")
  func advances() {
    let layout = TextSample("0123", .mono(20)).layout
    let advance: CGFloat = 20 * 1233 / 2048
    #expect(layout.size.width == 4 * advance)
    let positions: [CGFloat] = layout.lines[0].runs[0].glyphs.map(\.position.x)
    #expect(positions == [0, advance, 2 * advance, 3 * advance])
  }

  @Test("the line height and the baseline are the font's ascent and descent")
  func lineHeight() {
    // DejaVu Sans Mono: ascender 1901, descender -483 of 2048.
    let layout = TextSample("x", .mono(2048)).layout
    #expect(layout.firstBaseline == 1901)
    #expect(layout.size.height == CGFloat(1901 + 483))
    #expect(layout.lastBaseline == layout.firstBaseline)
  }

  @Test("measures grow in proportion to the size", arguments: [0.5, 3, 17, 40.25, 1000])
  func proportion(size: CGFloat) {
    let one = TextSample("Fluffy affine waffles", FontDescriptor(family: .named("Inter"), size: 64)).layout
      .size
    let other = TextSample("Fluffy affine waffles", FontDescriptor(family: .named("Inter"), size: size))
      .layout.size
    #expect(abs(other.width - one.width * size / 64) < 1e-9 * size)
    #expect(abs(other.height - one.height * size / 64) < 1e-9 * size)
  }

  @Test("a run's advance is that of its glyphs, and a line's width that of its runs")
  func sums() {
    let layout = TextSample("Hello, wide world").layout
    let line = layout.lines[0]
    #expect(abs(line.runs.reduce(0) { $0 + $1.advance } - line.bounds.width) < 1e-9)
    #expect(layout.size.width == line.bounds.width)
  }

  @Test("empty text is one line high and has no width")
  func empty() {
    let layout = TextSample("").layout
    #expect(layout.size == CGSize(width: 0, height: TextSample("x").layout.size.height))
    #expect(layout.lines.count == 1)
    #expect(layout.glyphCount == 0)
    #expect(layout.inkBounds.isNull)
    #expect(TextSample(runs: []).layout.size == layout.size)
  }

  @Test("ink lies within its bounds and a descender below the baseline")
  func ink() throws {
    let layout = TextSample("gap", .mono(100)).layout
    #expect(layout.inkBounds.maxY > layout.firstBaseline + 15)
    #expect(layout.inkBounds.minX > 0)
    #expect(layout.inkBounds.maxX < layout.size.width)
    let outline = try #require(GlyphStore.shared.outline(font: "DejaVuSansMono", glyph: 74))
    let bounds = try #require(GlyphStore.shared.inkBounds(font: "DejaVuSansMono", glyphs: [74])[0])
    #expect(bounds.minX <= outline.bounds.minX && bounds.maxX >= outline.bounds.maxX)
    #expect(bounds.minY <= outline.bounds.minY && bounds.maxY >= outline.bounds.maxY)
  }

  @Test("sizes that are no size draw nothing", arguments: [0, -3, Double.nan])
  func badSizes(size: Double) {
    #expect(TextSample("x", FontDescriptor(size: size)).layout.size == .zero)
  }

  @Test("kerning and tracking add after each character; only tracking breaks ligatures")
  func spacing() {
    let font = FontDescriptor(family: .named("DejaVu Sans"), size: 20)
    let plain = TextSample("ffi", font).layout
    let kerned = TextSample("ffi", font).with { $0.content.runs[0].kerning = 3 }.layout
    let tracked = TextSample("ffi", font).with { $0.content.runs[0].tracking = 3 }.layout
    #expect([plain, kerned, tracked].map(\.glyphCount) == [1, 1, 3])
    #expect(abs(kerned.size.width - plain.size.width - 3) < 1e-9)
    #expect(abs(tracked.size.width - 9 - 20 * (721 + 721 + 569) / 2048) < 1e-6)
    let wrapped = TextSample("ffi", font).with { $0.content.runs[0].kerning = 3 }.wide(100).layout
    #expect(wrapped.glyphCount == 1)
    #expect(wrapped.size == kerned.size)
  }

  @Test(
    "a spaced text fits the width it asks for, and breaks by its spaced width", arguments: [0.3, 1, 2, 10])
  func spacedWidth(space: Double) {
    let sample = TextSample("Hello wide World 1234", FontDescriptor(size: 17))
      .with { $0.content.runs[0].tracking = space }
    let natural = sample.layout.size
    let same = sample.wide(natural.width).layout
    #expect(same.lines.count == 1)
    #expect(!same.isTruncated)
    #expect(same.size == natural)
    #expect(sample.wide(natural.width - 1).layout.lines.count == 2)
    for width in stride(from: 60.0, to: natural.width, by: 7) {
      #expect(sample.wide(width).layout.lines.allSatisfy { $0.bounds.width <= width + 0.01 })
    }
  }

  @Test("monospaced digits are all as wide as a zero")
  func tabular() {
    let widths = (0...9).map {
      TextSample("\($0)", FontDescriptor(size: 100, hasMonospacedDigits: true)).layout.size.width
    }
    #expect(Set(widths).count == 1)
    let one = TextSample("1", FontDescriptor(size: 100)).layout.size.width
    #expect(one < widths[1] - 10)
  }

  @Test("small capitals are smaller, and which letters become small depends on the kind")
  func smallCapitals() {
    func sizes(_ capitals: FontDescriptor.Capitals) -> [Bool] {
      let runs = TextSample("aB", FontDescriptor(size: 100, capitals: capitals)).layout.lines[0].runs
      return runs.flatMap { run in run.glyphs.map { _ in run.size < 99 } }
    }
    #expect(sizes(.normal) == [false, false])
    #expect(sizes(.small) == [true, true])
    #expect(sizes(.lowercaseSmall) == [true, false])
    #expect(sizes(.uppercaseSmall) == [false, true])
  }

  @Test("a baseline offset raises glyphs and makes the line as much higher")
  func baselineOffset() {
    let plain = TextSample("x", .mono(20)).layout
    let raised = TextSample("x", .mono(20)).with { $0.content.runs[0].baselineOffset = 6 }.layout
    #expect(raised.lines[0].runs[0].glyphs[0].position.y == raised.firstBaseline - 6)
    #expect(raised.size.height == plain.size.height)
    let mixed = TextSample(runs: [
      .init(string: "x", font: .mono(20)), .init(string: "2", font: .mono(20), baselineOffset: 6),
    ]).layout
    #expect(abs(mixed.size.height - plain.size.height - 6) < 1e-9)
  }

  @Test("runs stand side by side on one baseline, each in its own font and colour")
  func severalRuns() {
    let red = RGBA(red: 1, green: 0, blue: 0)
    let layout = TextSample(runs: [
      .init(string: "Big ", font: FontDescriptor(size: 40)),
      .init(string: "small", font: FontDescriptor(size: 10, weight: 700), color: red),
    ]).layout
    let runs = layout.lines[0].runs
    #expect(runs.map(\.font) == ["InterDisplay-Regular@system", "Inter-Bold@system"])
    #expect(runs.map(\.size) == [40, 10])
    #expect(runs.map(\.color) == [nil, red])
    #expect(runs.map(\.characters) == [0..<4, 4..<9])
    let first = runs[1].glyphs[0]
    #expect(first.position.x - first.offset == runs[0].advance && first.position.y == layout.firstBaseline)
  }

  @Test("an underline lies below the baseline and a strikethrough above, as wide as the text")
  func decorations() {
    let green = RGBA(red: 0, green: 1, blue: 0)
    let layout = TextSample("line", .mono(40)).with {
      $0.content.runs[0].underline = .init(pattern: .dash, color: green)
      $0.content.runs[0].strikethrough = .init()
    }.layout
    let rules = layout.lines[0].decorations
    #expect(rules.count == 2)
    #expect(rules[0].pattern == .dash && rules[0].color == green)
    #expect(rules[0].rect.minY > layout.firstBaseline)
    #expect(rules[1].rect.maxY < layout.firstBaseline)
    #expect(rules.allSatisfy { $0.rect.width == layout.size.width && $0.rect.height > 1 })
  }

  @Test("equal neighbours share one underline across a change of weight")
  func joinedDecorations() {
    let layout = TextSample(runs: [
      .init(string: "one ", font: .mono(20), underline: .init()),
      .init(string: "two", font: .mono(20), color: nil, underline: .init()),
    ]).layout
    #expect(layout.lines[0].decorations.map(\.rect.width) == [layout.size.width])
  }
}
