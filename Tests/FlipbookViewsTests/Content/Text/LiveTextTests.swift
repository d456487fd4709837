import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct LiveTextTests {
  private func text(_ runtime: ViewRuntime, at time: TimeInterval) -> String {
    runtime.displayList(at: time).items.compactMap { item -> String? in
      guard case .text(let layout, origin: _, _) = item.content else { return nil }
      return layout.lines.flatMap(\.runs).flatMap(\.glyphs)
        .compactMap { Unicode.Scalar($0.index).map { String(Character($0)) } }.joined()
    }.joined(separator: "|")
  }

  @Test("dates are shown in the styles that texts have, and those that follow time do")
  func dates() {
    let date = Date(timeIntervalSinceReferenceDate: 90)
    let runtime = ViewRuntime(400, 100) {
      Text(date, style: .timer)
      Text(date, style: .relative)
      Text(timerInterval: Date(timeIntervalSinceReferenceDate: 0)...date)
    }
    #expect(text(runtime, at: 0) == "1:30|1 min, 30 sec|1:30")
    #expect(text(runtime, at: 29.5) == "1:01|1 min|1:01")
    #expect(text(runtime, at: 120) == "0:30|30 sec|0:00")
    let offset = ViewRuntime(400, 100) { Text(date, style: .offset) }
    #expect(text(offset, at: 0) == "-1 minute" && text(offset, at: 210) == "+2 minutes")
    #expect(Text(date, style: .time).plainString == "12:01 AM")
    #expect(Text(date, style: .date).plainString == "January 1, 2001")
    #expect(Text(date...date.addingTimeInterval(3600)).plainString == "12:01\u{2009}–\u{2009}1:01\u{202F}AM")
  }

  @Test("marks in a literal give emphasis, code and links; values are shown as they are")
  func markdown() {
    let value = "*x*"
    let text = Text("Plain **bold** *it* `code` ~~gone~~ [link](https://a.b) \(value) 2 * 3 * 4 a_b_c")
    #expect(text.plainString == "Plain bold it code gone link *x* 2 * 3 * 4 a_b_c")
    let bold = text.segments.first { $0.content == "bold" }
    #expect(bold?.attributes.isBold == true)
    #expect(text.segments.first { $0.content == "it" }?.attributes.isItalic == true)
    #expect(text.segments.first { $0.content == "code" }?.attributes.isMonospaced == true)
    #expect(text.segments.first { $0.content == "gone" }?.attributes.isStruckThrough == true)
    #expect(text.segments.first { $0.content == "link" }?.attributes.color != nil)
    let strong = Text("**a** and ***b***")
    #expect(strong.plainString == "a and b")
    #expect(Text(verbatim: "**a**").plainString == "**a**")
  }

  @Test("attributed strings keep the attributes of their runs")
  func attributed() throws {
    var string = AttributedString("Hello ")
    string.foregroundColor = .red
    var tail = AttributedString("world")
    tail.font = .title
    tail.kern = 2
    let text = Text(string + tail)
    #expect(text.segments.map(\.content) == ["Hello ", "world"])
    #expect(text.segments[0].attributes.color == .red)
    #expect(text.segments[1].attributes.font == .title)
    #expect(text.segments[1].attributes.kerning == 2)
    let marked = Text(try AttributedString(markdown: "a **b**"))
    #expect(marked.segments.last?.attributes.isBold == true)
  }
}
