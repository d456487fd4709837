import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookFigures

@MainActor
@Suite("Formulae")
struct FormulaTests {
  private func box(_ text: String) throws -> MathBox {
    try MathLayout.layout(try MathParser.parse(text), font: try #require(FileMathFont()))
  }

  private func failure(_ text: String) -> MathFailure? {
    do throws(MathFailure) {
      _ = try MathParser.parse(text)
      return nil
    } catch { return error }
  }

  // MARK: Layout

  @Test("the font's numbers are Latin Modern's")
  func font() throws {
    let font = try #require(FileMathFont())
    #expect(abs(font.constant(.axisHeight) - 0.25) < 1e-9)
    #expect(abs(font.constant(.fractionRule) - 0.04) < 1e-9)
    #expect(font.constant(.scriptScale) == 0.7 && font.constant(.scriptScriptScale) == 0.5)
  }

  @Test("a fraction's bar lies on the axis, as wide as the wider part, with the font's gaps")
  func fraction() throws {
    let font = try #require(FileMathFont())
    let fraction = try box("\\frac{a}{bcd}")
    let bar = try #require(fraction.ink.first { $0.key == .bar })
    let parts = [try box("a"), try box("bcd")]
    #expect(abs(bar.y + bar.height / 2 + font.constant(.axisHeight)) < 1e-9)
    #expect(abs(bar.width - parts[1].width) < 1e-9)
    let (a, b) = (fraction.ink[0], fraction.ink[1])
    #expect(bar.y - (a.y + parts[0].depth) >= font.constant(.numeratorDisplayGapMin) - 1e-9)
    #expect(b.y - parts[1].height - (bar.y + bar.height) >= font.constant(.denominatorDisplayGapMin) - 1e-9)
    // The narrow part stands in the middle.
    #expect(abs(a.x + parts[0].width / 2 - (bar.x + bar.width / 2)) < 1e-9)
  }

  @Test("scripts are seven tenths as large, those of scripts a half; one is raised and one lowered")
  func scripts() throws {
    let ink = try box("x^{a^b}_c").ink
    #expect(ink.map(\.width) == [1, 0.7, 0.5, 0.7])
    #expect(ink[1].y < 0 && ink[2].y < ink[1].y && ink[3].y > 0)
    #expect(try box("x''").ink.count == 3)
    #expect(try box("x'^2").ink.count == 3)
  }

  @Test("a sum's scripts stand above and below on a line of its own, and beside it in a fraction")
  func limits() throws {
    let alone = try box("\\sum_a^b")
    #expect(alone.ink[1].y < -alone.ink[0].height * 0.5 && alone.ink[2].y > 0.5)
    #expect(abs(alone.ink[1].x - alone.ink[2].x) < 0.3)
    let inner = try box("\\frac{\\sum_a^b}{1}")
    #expect(inner.ink[1].x > inner.ink[0].x + 0.5)
    let beside = try box("\\sum\\nolimits_a^b")
    #expect(beside.ink[1].x > beside.ink[0].x + 0.5)
  }

  @Test("roots and brackets grow with what they hold", arguments: ["\\sqrt{X}", "\\left(X\\right)"])
  func growth(form: String) throws {
    let heights = try [
      "a", "\\frac{a}{b}", "\\begin{matrix}1\\\\2\\\\3\\\\4\\\\5\\\\6\\\\7\\\\8\\end{matrix}",
    ].map {
      inner in
      let whole = try box(form.replacingOccurrences(of: "X", with: inner))
      let held = try box(inner)
      #expect(whole.height + whole.depth > (held.height + held.depth) * 0.9, "\(inner)")
      return whole.height + whole.depth
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
  }

  @Test("relations and operations have their spaces, signs have none")
  func spaces() throws {
    func gap(_ text: String) throws -> Double {
      let parts = try text.map { try box(String($0)).width }
      return try box(text).width - parts.reduce(0, +)
    }
    #expect(abs(try gap("a=b") - 10.0 / 18) < 1e-9)
    #expect(abs(try gap("a+b") - 8.0 / 18) < 1e-9)
    #expect(abs(try gap("ab")) < 1e-9)
    #expect(abs(try gap("-b")) < 1e-9)
    #expect(abs(try gap("a=-b") - 10.0 / 18) < 1e-9)
  }

  @Test("a matrix has its cells in columns around the axis, equations meet at their signs")
  func tables() throws {
    let matrix = try box("\\begin{pmatrix}a & b\\\\c & d\\end{pmatrix}")
    #expect(abs((matrix.height - matrix.depth) / 2 - 0.25) < 0.05)
    let cells = matrix.ink.filter { if case .glyph = $0.key { true } else { false } }
    #expect(cells.count == 4)
    #expect(cells[0].y == cells[1].y && cells[0].y < cells[2].y && cells[0].x < cells[1].x)
    let lines = try box("\\begin{aligned}a &= b\\\\abc &= d\\end{aligned}")
    let equal = try box("=").ink[0].key
    let signs = lines.ink.filter { $0.key == equal }
    #expect(signs.count == 2 && abs(signs[0].x - signs[1].x) < 1e-9)
  }

  @Test("letters are slanted, digits and names of functions upright")
  func letters() throws {
    #expect(MathAlphabet.italic.text("h") == "ℎ" && MathAlphabet.italic.text("x") == "𝑥")
    #expect(MathAlphabet.italic.text("7") == "7" && MathAlphabet.blackboard.text("R") == "ℝ")
    #expect(try box("\\sin").ink[0].key == box("\\mathrm{s}").ink[0].key)
    #expect(try box("\\text{a b}").width > box("\\text{ab}").width + 0.3)
  }

  // MARK: Bad input

  @Test(
    "what can't be read is reported with its place",
    arguments: [
      ("a + \\foo", 4, "\\foo is not known"), ("\\frac{a}", 8, "something must follow \\frac"),
      ("{a", 0, "the brace { is not closed"), ("a}", 1, "there is a } that closes nothing"),
      ("x^1^2", 3, "there are two superscripts"), ("x_1_2", 3, "there are two subscripts"),
      ("\\left( a", 0, "\\left has no \\right"), ("\\left a \\right)", 6, "a is no bracket"),
      ("\\begin{matrix} a", 0, "\\begin{matrix} has no \\end"),
      ("\\begin{tree}\\end{tree}", 0, "a table \"tree\" is not known"),
      ("\\begin{matrix}\\end{cases}", 0, "\\end{cases} closes \\begin{matrix}"),
      ("a \\\\ b", 2, "there is a \\\\ that closes nothing"), ("50%", 2, "a % needs a \\ before it"),
      ("\\", 0, "a \\ stands at the end"), ("x^", 2, "something must follow ^"),
      ("\\sqrt[3", 5, "the bracket [ is not closed"), ("a\\limits", 1, "\\limits stands behind no operator"),
    ])
  func failures(text: String, place: Int, reason: String) {
    #expect(failure(text) == MathFailure(place: place, reason: reason))
  }

  @Test(
    "long and deep formulae are refused, any text ends",
    arguments: [
      String(repeating: "{", count: 3_999), String(repeating: "a", count: 4_001),
      String(repeating: "\\sqrt", count: 700), String(repeating: "^", count: 3_000),
      String(repeating: "\\left(", count: 600),
    ])
  func bounds(text: String) { #expect(failure(text) != nil) }

  @Test("texts of pieces in any order are read or refused")
  func pieces() throws {
    let pieces = [
      "\\frac", "{", "}", "^", "_", "a", "\\sqrt", "[", "]", "&", "\\\\", "\\begin{matrix}", "\\end{matrix}",
      "\\left(",
      "\\right)", "'", "\\limits", "\\sum", " ", "\\hat", "\\displaystyle", "\\text{é}",
    ]
    let font = try #require(FileMathFont())
    var (state, read) = (11, 0)
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<5 {
        state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff
        text += pieces[(state >> 8) % pieces.count]
      }
      do throws(MathFailure) {
        let box = try MathLayout.layout(try MathParser.parse(text), font: font)
        #expect(box.width.isFinite && box.height.isFinite && box.depth.isFinite)
        read += 1
      } catch { #expect((0...text.count).contains(error.place)) }
    }
    #expect(read > 20)
  }

  @Test("the line, the letter and the reason are reported to a scene; characters that the font lacks too")
  func reports() {
    #expect(FigureRendering.reports { Formula("\\foo") } == ["formula.syntax"])
    #expect(FigureRendering.reports { Formula("漢") } == ["formula.syntax"])
    #expect(FigureRendering.reports { Formula("a").color(.red, for: "b") } == ["formula.part"])
    #expect(FigureRendering.reports { Formula("a^2").color(.red, for: "a") } == [])
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      _ = FigureRendering.list(Formula("a \\foo", file: "M/Scene.swift", line: 7))
    }
    #expect(
      collector.diagnostics == [
        Diagnostic(
          .error, code: "formula.syntax",
          message: "The formula \"a \\foo\" can't be read at letter 3: \\foo is not known.",
          place: "Scene.swift:7")
      ])
  }

  // MARK: Views

  @Test("a formula is as large as its marks, and its parts have their colours")
  func view() throws {
    let box = try box("a+b")
    let list = FigureRendering.list(
      Formula("a+b", size: 100).color(.red, for: "b").fixedSize(), CGSize(width: 300, height: 200))
    #expect(list.items.count == 3)
    let all = list.items.dropFirst().reduce(list.items[0].bounds) { $0.union($1.bounds) }
    #expect(abs(all.width - box.width * 100) < 12)
    let plain = FigureRendering.list(Formula("a+b", size: 100).fixedSize(), CGSize(width: 300, height: 200))
    #expect(plain.items[0] == list.items[0] && plain.items[2] != list.items[2])
  }

  @Test("marks of both formulae keep their identities, in order first, then those that change places")
  func identities() {
    var next = 3
    let keys: (String) -> [MathInk.Key] = { $0.map { .sized(String($0)) } }
    let old = Array(zip([1, 2, 3], keys("a=b"))).map { (id: $0, key: $1) }
    let ids = FormulaHistory.ids(old, keys("b=a+c"), next: &next)
    #expect(Set(ids).count == 5 && Set(ids).isSuperset(of: [1, 2, 3]) && next == 5)
  }

  @Test("a part moves to its place in the next formula while others fade")
  func transform() {
    struct Changing: View {
      @State private var text = "a"
      var body: some View {
        Formula(text, size: 40).onAppear {
          withAnimation(.linear(duration: 1).delay(0.5)) { text = "\\frac{a}{b}" }
        }
      }
    }
    func items(_ time: Double) -> [CGRect] {
      FigureRendering.list(Changing(), CGSize(width: 100, height: 100), at: time).items.map(\.bounds)
    }
    #expect(items(0.4).count == 1 && items(1.0).count == 3 && items(2).count == 3)
    let ys = [0.4, 1.0, 2].map { items($0).map(\.midY).min() ?? .nan }
    #expect(ys[0] > ys[1] + 3 && ys[1] > ys[2] + 3)
    #expect(abs(ys[1] - (ys[0] + ys[2]) / 2) < 2)
  }

  @Test("a formula that is drawn on has some marks whole and some not begun")
  func drawOn() {
    func count(_ progress: Double) -> Int {
      FigureRendering.list(Formula("abcdef", progress: progress)).items.count
    }
    #expect(count(0) == 0 && count(1) == 6)
    #expect(count(0.3) > 0 && count(0.3) < 12)
  }
}
