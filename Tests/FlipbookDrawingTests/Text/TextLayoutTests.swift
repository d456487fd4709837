import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct TextLayoutTests {
  private struct Emphasis: TextAttribute, Hashable {
    var level = 1
  }

  private struct Mark: TextAttribute {}

  /// Six letters of 10 points, 5 points wide each, in two runs, the baseline at 7.5.
  private var text: Text {
    (Text(verbatim: "abcd") + Text(verbatim: "ef").customAttribute(Emphasis(level: 2)))
      .font(.system(size: 10)).customAttribute(Emphasis()).customAttribute(Mark())
  }

  private func layout(_ text: Text) -> Text.Layout {
    Text.Layout(
      FixedTextEngine().layout(
        text.content(in: EnvironmentValues()), in: CGSize(width: CGFloat.infinity, height: .infinity)),
      text: text, shading: .color(.black))
  }

  @Test("lines hold runs, runs hold slices, and each knows its room")
  func bounds() throws {
    let layout = layout(text)
    let line = try #require(layout.first)
    #expect(layout.count == 1 && line.count == 2 && line[0].count == 4 && line[1].count == 2)
    #expect(line.typographicBounds.rect == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(line[1].typographicBounds.rect == CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(line[1].typographicBounds.origin == CGPoint(x: 20, y: 7.5))
    #expect(line[0][2].typographicBounds.rect == CGRect(x: 10, y: 0, width: 5, height: 10))
    let slice = Text.Layout.RunSlice(run: line[0], indices: 1..<9)
    #expect(slice.indices == 1..<4 && slice.typographicBounds.width == 15)
    #expect(line[1].characterIndices.map(\.offset) == [4, 5])
    #expect(line[1][1].characterIndices.map(\.offset) == [5])
    #expect(line[0].layoutDirection == .leftToRight && !layout.isTruncated)
  }

  @Test("marks are found by type, the inner of two, and equal texts stay equal")
  func attributes() {
    let line = layout(text)[0]
    #expect(line[0][Emphasis.self]?.level == 1)
    #expect(line[1][Emphasis.self]?.level == 2)
    #expect(line[1][0][Mark.self] != nil)
    #expect(layout(Text(verbatim: "ab"))[0][0][Mark.self] == nil)
    #expect(text == text)
    #expect(
      Text(verbatim: "a").customAttribute(Emphasis(level: 1))
        != Text(verbatim: "a").customAttribute(Emphasis(level: 2)))
  }

  @Test("lines, runs and slices draw their glyphs in their place, and a line where it is moved")
  func drawing() {
    let layout = layout(text)
    let list = record { context in
      var line = layout[0]
      context.draw(line)
      context.draw(line[1])
      context.draw(line[0][1])
      line.origin.y += 20
      context.draw(line[0][1], options: .disablesSubpixelQuantization)
    }
    var glyphs: [[UInt32]] = []
    var origins: [CGPoint] = []
    var exact: [Bool] = []
    for case .text(let layout, let origin, _) in list.items.map(\.content) {
      glyphs.append(layout.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.index))
      origins.append(origin)
      exact.append(layout.lines[0].runs[0].isExactlyPlaced)
    }
    #expect(glyphs == [[97, 98, 99, 100, 101, 102], [101, 102], [98], [98]])
    #expect(origins == [.zero, .zero, .zero, CGPoint(x: 0, y: 20)])
    #expect(exact == [false, false, false, true])
    #expect(list.items[3].bounds.minY == 20)
  }

  @Test("rules under a text are drawn with the part of it that they are under")
  func decorations() {
    var layout = FixedTextEngine().layout(
      text.content(in: EnvironmentValues()), in: CGSize(width: 100, height: 100))
    var line = layout.lines[0]
    line.decorations = [
      TextLayout.Decoration(rect: CGRect(x: 0, y: 8, width: 30, height: 1), pattern: .solid, color: nil)
    ]
    layout = TextLayout(lines: [line], size: layout.size, isTruncated: false)
    let parts = Text.Layout(layout, text: text, shading: .color(.black))
    let list = record { context in context.draw(parts[0][0][2]) }
    guard case .text(let drawn, _, _) = list.items[0].content else {
      Issue.record("text should be drawn")
      return
    }
    #expect(drawn.lines[0].decorations.map(\.rect) == [CGRect(x: 10, y: 8, width: 5, height: 1)])
  }
}
