import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookFigures

@MainActor
@Suite("Blocks of code")
struct CodeBlockTests {
  /// A block that changes from one text to another at 0.5 s, in 1 s.
  private struct Changing: View {
    @State private var code = "a\nb\nc"

    var body: some View {
      CodeBlock(code, language: .plain, size: 20)
        .frame(maxHeight: .infinity, alignment: .top)
        .onAppear { withAnimation(.linear(duration: 1).delay(0.5)) { code = "a\nX\nY\nc" } }
    }
  }

  @Test("lines that stay keep their identity, in whatever order others come and go")
  func identities() {
    let history = CodeHistory()
    let first = history.lines(of: "a\nb\nc", in: .swift).map(\.id)
    let second = history.lines(of: "a\nX\nc\nb", in: .swift).map(\.id)
    #expect(second[0] == first[0])
    #expect(second[1] > 3)
    #expect([second[2] == first[2], second[3] == first[1]].filter { $0 }.count == 1)
    #expect(Set(second).count == 4)
    #expect(history.lines(of: "a\nX\nc\nb", in: .swift).map(\.id) == second)
  }

  @Test("a line that stays moves while others fade")
  func motion() {
    func find(_ word: String, _ time: Double) -> CGRect? {
      FigureRendering.texts(Changing(), CGSize(width: 200, height: 300), at: time)
        .first { $0.text == word }?.frame
    }
    func top(_ word: String, _ time: Double) -> Double { Double(find(word, time)?.minY ?? .nan) }
    // 1.45 times the font's size.
    let pitch: Double = 29
    let start = top("c", 0.4)
    let half = top("c", 1.0) - start
    let whole = top("c", 1.6) - start
    #expect(abs(half - pitch / 2) < 1)
    #expect(abs(whole - pitch) < 1)
    let rest = top("a", 1.6) - top("a", 0.4)
    // Texts rest on whole pixels.
    #expect(abs(rest) < 1)
    // Half way the old line and the new ones are there, half transparent.
    for word in ["b", "X", "Y"] { #expect(find(word, 1.0) != nil) }
    #expect(find("b", 1.6) == nil && find("X", 0.4) == nil)
  }

  @Test("numbers stand at their right ends, highlighted lines are opaque and others faint")
  func looks() {
    let code = (1...10).map { "l\($0)" }.joined(separator: "\n")
    let words = FigureRendering.words(
      CodeBlock(code, language: .plain, lineNumbers: true), CGSize(width: 200, height: 300))
    #expect(words.contains(" 1") && words.contains("10") && words.contains("l10"))
    let list = FigureRendering.list(
      CodeBlock("a\nb", language: .plain).highlight(line: 2), CGSize(width: 200, height: 300))
    #expect(
      list != FigureRendering.list(CodeBlock("a\nb", language: .plain), CGSize(width: 200, height: 300)))
    #expect("\(list)".contains("0.35"))
  }

  @Test("words have the theme's colours")
  func colours() {
    let theme = CodeTheme.light
    #expect(theme.color(of: .keyword) == theme.keyword && theme.color(of: .plain) == theme.text)
    let one = FigureRendering.list(CodeBlock("let a", language: .swift))
    let other = FigureRendering.list(CodeBlock("let a", language: .plain))
    #expect(one != other)
  }

  @Test("long code is cut and reported; odd sizes are kept within bounds")
  func bounds() {
    let long = Array(repeating: "x", count: 501).joined(separator: "\n")
    #expect(FigureRendering.reports { CodeBlock(long, language: .swift) } == ["code.size"])
    #expect(FigureRendering.reports { CodeBlock("", language: .swift, size: .nan) } == [])
  }
}
