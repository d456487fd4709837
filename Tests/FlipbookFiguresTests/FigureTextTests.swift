import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookFigures

@MainActor
@Suite("Texts and tables that people explain with")
struct FigureTextTests {
  @Test("letters come as readers count them")
  func letters() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let text = "e\u{301}\(family)b"
    func shown(_ progress: Double) -> Int {
      FigureRendering.list(TypewriterText(text, progress: progress, cursor: .none)).items.count
    }
    #expect(shown(0) == 0)
    #expect(shown(0.3) == 0)
    #expect(shown(1.0 / 3) >= 1)
    #expect(shown(1) > shown(1.0 / 3))
  }

  @Test("typed letters stand where they stand in the whole text")
  func places() {
    func boxes(_ progress: Double) -> CGRect? {
      FigureRendering.list(TypewriterText("HH", progress: progress, cursor: .none)).items.first?.bounds
    }
    #expect(boxes(0.5)?.minX == boxes(1)?.minX)
    #expect(abs((boxes(0.5)?.width ?? 0) * 2 - (boxes(1)?.width ?? 0)) < 6)
  }

  @Test("a text that is typed by itself has so many letters a second, and its cursor blinks after that")
  func speed() {
    let text = TypewriterText("abcd", speed: 4, delay: 0.5)
    func state(_ time: Double) -> Int { FigureRendering.list(text, at: time).items.count }
    // The cursor alone, then letters and cursor, then letters with and without it.
    #expect(state(0.25) == 1)
    #expect(state(1) == 2)
    #expect(state(1.5 + 0.25) == 2)
    #expect(state(1.5 + 0.75) == 1)
    #expect(FigureRendering.reports { TypewriterText("a", speed: 0) } == ["typewriter.speed"])
    #expect(FigureRendering.reports { TypewriterText("a", speed: .nan) } == ["typewriter.speed"])
  }

  @Test("a number counts through its decimals, in the scene's language")
  func counting() {
    func words(_ view: CountingNumber, _ locale: String = "en_US") -> [String] {
      FigureRendering.words(view.environment(\.locale, Locale(identifier: locale)))
    }
    #expect(words(CountingNumber(1234.5, fractionDigits: 2)) == ["1,234.50"])
    #expect(words(CountingNumber(1234.5, fractionDigits: 1), "de_DE") == ["1.234,5"])
    #expect(words(CountingNumber(-0.2)) == ["0"])
    #expect(words(CountingNumber(0.25, format: .percent)) == ["25%"])
    var number = CountingNumber(1)
    number.animatableData = 2.4
    #expect(words(number) == ["2"])
  }

  @Test("a table's columns are as wide as their widest text; numbers stand right")
  func table() {
    let table = FigureTable(["name", "n"], rows: [["a", "1"], ["bb", "101"]])
    let texts = FigureRendering.texts(table.fixedSize(), CGSize(width: 200, height: 120))
    #expect(texts.map(\.text).sorted() == ["1", "101", "a", "bb", "n", "name"])
    func box(_ word: String) -> CGRect { texts.first { $0.text == word }?.frame ?? .null }
    #expect(abs(box("1").maxX - box("101").maxX) < 1.5)
    #expect(abs(box("a").minX - box("bb").minX) < 1.5)
  }

  @Test("rows come one after the other, cells are highlighted, ragged and long tables are reported")
  func tableStates() {
    let rows = [["1", "1"], ["2", "4"], ["3", "9"]]
    #expect(FigureRendering.words(FigureTable(rows: rows, revealed: 1.5)) == ["1", "1", "2", "4"])
    let plain = FigureRendering.list(FigureTable(rows: rows))
    let marked = FigureRendering.list(FigureTable(rows: rows).highlight(row: 1))
    #expect(marked.items.count == plain.items.count + 2)
    #expect(FigureRendering.reports { FigureTable(["a"], rows: [["1", "2"], ["1"]]) } == ["table.ragged"])
    #expect(
      FigureRendering.reports { FigureTable(rows: Array(repeating: ["1"], count: 1_001)) } == ["table.size"])
  }

  @Test("a shape is traced up to its filling, and filled after it")
  func drawOn() {
    func items(_ progress: Double) -> [DisplayItem] {
      FigureRendering.list(
        DrawOn(Rectangle(), progress: progress, stroke: Color.black, fill: Color.red, fillStart: 0.5),
        CGSize(width: 100, height: 100)
      ).items
    }
    #expect(items(0).isEmpty)
    // A quarter of the progress is half of the outline: the top and the right side.
    #expect(items(0.25).count == 1 && items(0.25)[0].bounds.width >= 100)
    #expect(items(0.5).count == 1)
    #expect(items(1).count == 2)
    #expect(abs(items(0.75).map(\.opacity).min()! - 0.5) < 1e-9)
    #expect(items(-1).isEmpty && items(1.4).count == 2)
  }
}
