import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct TextTests {
  private let environment = EnvironmentValues()

  @Test("a part's own attributes win over those of the whole")
  func innerWins() {
    let text = (Text("a").foregroundColor(.red) + Text("b").italic()).foregroundColor(.blue).font(.title)
    let runs = text.content(in: environment).runs
    #expect(runs.map(\.string) == ["a", "b"])
    #expect(runs.map { $0.color?.hexadecimal } == ["#FF3B30FF", "#007AFFFF"])
    #expect(runs.map(\.font.size) == [28, 28])
    #expect(runs.map(\.font.isItalic) == [false, true])
  }

  @Test(
    "text styles have Apple's sizes",
    arguments: [
      (Font.largeTitle, 34.0, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400),
      (.headline, 17, 600),
      (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400), (.footnote, 13, 400),
      (.caption, 12, 400),
      (.caption2, 11, 400),
    ])
  func styles(font: Font, size: CGFloat, weight: Int) {
    let descriptor = font.descriptor()
    #expect(descriptor.size == size)
    #expect(descriptor.weight == weight)
  }

  @Test("a text with a limit of lines gives its last line a word too")
  func limited() {
    var limited = environment
    (limited.avoidsOrphans, limited.lineLimit) = (true, 2)
    #expect(Text("a").content(in: limited).avoidsOrphans)
    limited.avoidsOrphans = false
    #expect(!Text("a").content(in: limited).avoidsOrphans)
  }

  @Test("font modifiers change weight, design, width and digits")
  func modifiers() {
    let font = Font.system(size: 20, weight: .light, design: .serif)
    #expect(font.descriptor().family == .system(.serif))
    #expect(font.descriptor().weight == 300)
    // The bold trait of the system's font.
    #expect(font.bold().descriptor().weight == 600)
    #expect(font.monospaced().descriptor().family == .system(.monospaced))
    #expect(Font.body.monospacedDigit().descriptor().hasMonospacedDigits)
    #expect(Font.custom("DejaVu Sans Mono", size: 9).descriptor().family == .named("DejaVu Sans Mono"))
    let text = Text("1").bold().monospaced().content(in: environment).runs[0].font
    // Bold body text is semibold, as on the phone.
    #expect(text.weight == 600 && text.family == .system(.monospaced))
  }

  @Test("interpolated values and printf specifiers are formatted")
  func interpolation() {
    let x = 3.14159
    let n = 7
    #expect(Text("x = \(x, specifier: "%.2f")").plainString == "x = 3.14")
    #expect(Text("\(n, specifier: "%03d") of \(n)").plainString == "007 of 7")
    #expect(Text("\(CGFloat(12.6), specifier: "%.0f")").plainString == "13")
    #expect(Text("\(UInt8(255), specifier: "%lx")").plainString == "ff")
    #expect(Text("100%").plainString == "100%")
    #expect(Text("\(n, specifier: "%5.1f")|").plainString == "  7.0|")
    let bold = Text("a \(Text("b").bold()) c")
    #expect(bold.segments.map(\.content) == ["a ", "b", " c"])
  }

  @Test("numbers in a key are shown by the rules of English, in strings as they are")
  func numbers() {
    let (whole, number) = (1_234_567, 3.141_592_65)
    #expect(Text("\(whole)").plainString == "1,234,567")
    #expect(Text("\(-1_000) \(UInt8(255)) \(999)").plainString == "-1,000 255 999")
    #expect(Text("\(number)").plainString == "3.141593")
    #expect(Text("\(Float(2)) \(CGFloat(1_234.5))").plainString == "2.000000 1,234.500000")
    #expect(LocalizedStringKey("\(2_847) likes").plainString == "2,847 likes")
    #expect(Text(verbatim: "\(whole) \(number)").plainString == "1234567 3.14159265")
    let string = "\(whole)"
    #expect(Text(string).plainString == "1234567")
  }

  @Test("marks of a key are read, and those in the values among it are not")
  func marks() {
    let stars = "a*b*c _d_"
    #expect(Text("**** \(stars)").plainString == "**** a*b*c _d_")
    let text = Text("**bold** \(stars) *\(stars)*")
    #expect(text.segments.map(\.content) == ["bold", " a*b*c _d_ ", "a*b*c _d_"])
    #expect(text.segments.map(\.attributes.isItalic) == [nil, nil, true])
    #expect(Text("2 \\* 3").plainString == "2 * 3")
  }

  @Test("a specifier that doesn't fit its value shows the value and says so")
  func badSpecifier() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      #expect(Text("\(5, specifier: "%q!")").plainString == "5")
    }
    #expect(collector.diagnostics.map(\.code) == ["text.specifier"])
  }

  @Test("one tilde strikes through as two do, where words touch it at the inner side")
  func tildes() {
    func struck(_ key: LocalizedStringKey) -> [String] {
      let parts = Text(key).segments.flatMap(InlineMarkdown.segments(of:))
      return parts.filter { $0.attributes.isStruckThrough == true }.map(\.content)
    }
    #expect(struck("a ~b c~ d ~~e~~") == ["b c", "e"])
    #expect(struck("~5 to ~10, a ~ b ~ c") == [])
  }

  @Test("underline and strikethrough carry pattern and colour, and can be switched off")
  func decorations() {
    let runs =
      (Text("a").underline(color: .red) + Text("b").strikethrough(pattern: .dash) + Text("c").underline(false))
      .content(in: environment).runs
    #expect(runs[0].underline?.color?.hexadecimal == "#FF3B30FF")
    #expect(runs[1].strikethrough?.pattern == .dash && runs[1].underline == nil)
    #expect(runs[2].underline == nil)
  }

  @Test("the default font is that of the environment, and body where that has none")
  func defaultFont() {
    var environment = EnvironmentValues()
    func font(_ text: Text) -> FontDescriptor { text.content(in: environment).runs[0].font }
    #expect(font(Text("a").font(.default)).size == 17)
    environment.font = .caption
    #expect(font(Text("a").font(.default)).size == 12)
    #expect(font(Text("a").font(.default.bold())) == Font.caption.bold().descriptor())
    // A view's font of that kind keeps what holds outside of it.
    environment.font = .default.weight(.heavy)
    #expect(font(Text("a")) == Font.caption.weight(.heavy).descriptor())
    environment.font = .default
    #expect(font(Text("a")) == Font.caption.weight(.heavy).descriptor())
  }

  @Test("the environment gives font, alignment, limits and spacing where the text names none")
  func environmentValues() {
    var environment = EnvironmentValues()
    environment.font = .caption
    environment.lineLimit = 0
    environment.lineSpacing = 4
    environment.multilineTextAlignment = .trailing
    environment.truncationMode = .middle
    let content = Text("a").content(in: environment)
    #expect(content.runs[0].font.size == 12)
    #expect(content.lineLimit == 1)
    #expect(content.lineSpacing == 4)
    #expect(content.alignment == .trailing)
    #expect(content.truncation == .middle)
  }

  @Test("words agree with the number before them where a text asks for it")
  func inflection() {
    func cups(_ count: Int) -> String { Text("^[\(count) cup](inflect: true) of tea").plainString }
    #expect([cups(0), cups(1), cups(2)] == ["0 cups of tea", "1 cup of tea", "2 cups of tea"])
    #expect(Text("^[\(1) cups](inflect: true)").plainString == "1 cup")
    #expect(Text("^[\(3) people](inflect: true)").plainString == "3 people")
    #expect(Text("^[\(3) person](inflect: true)").plainString == "3 people")
    #expect(
      Text("^[\(2) berry](inflect: true), ^[\(2) box](inflect: true)").plainString == "2 berries, 2 boxes")
    #expect(Text("2^[a](b)").plainString == "2^a")
  }

  @Test("a name that styles and UIKit have stands for the style's colour; UIKit's alone for UIKit's")
  func colorOfColor() {
    #expect(Color(.green) == Color.green && Color(.green) != Color(UIColor.green))
    #expect([Color(.blue), Color(.gray), Color(.white)] == [.blue, .gray, .white])
    #expect(Color(.systemTeal) == Color(UIColor.systemTeal))
    #expect(Color(.darkGray) == Color(UIColor.darkGray))
  }
}
