import Foundation
import Testing

@testable import FlipbookFigures

@Suite("Words of code")
struct CodeLexerTests {
  private func words(_ text: String, _ language: CodeLanguage) -> [String] {
    CodeLexer.lines(of: text, in: language).joined()
      .filter { $0.kind != .plain }.map { "\($0.kind) \($0.text)" }
  }

  @Test("Swift")
  func swift() {
    #expect(
      words("@main struct A: View { let n = 0x1F + 1.5e-3 // end", .swift) == [
        "attribute @main", "keyword struct", "type A", "type View", "keyword let", "number 0x1F",
        "number 1.5e-3", "comment // end",
      ])
    #expect(words("x.default = f(\"a\\\"b\")", .swift) == ["function f", "string \"a\\\"b\""])
    #expect(
      words(#""n \(f("x") + (1)) end" + 2"#, .swift) == [#"string "n \(f("x") + (1)) end""#, "number 2"])
    #expect(words(##"#"raw \" text"# 1"##, .swift) == [##"string #"raw \" text"#"##, "number 1"])
    #expect(words("/* a /* b */ c */ 1", .swift) == ["comment /* a /* b */ c */", "number 1"])
    #expect(words("0..<5", .swift) == ["number 0", "number 5"])
  }

  @Test("JSON separates names from strings")
  func json() {
    #expect(
      words(#"{"a": "b", "c" : [1, -2.5, true, null]}"#, .json) == [
        "property \"a\"", "string \"b\"", "property \"c\"", "number 1", "number 2.5", "keyword true",
        "keyword null",
      ])
  }

  @Test("Python, JavaScript, shells and C")
  func others() {
    #expect(
      words("@cache\ndef f(x): return '''a\nb''' # c", .python) == [
        "attribute @cache", "keyword def", "function f", "keyword return", "string '''a", "string b'''",
        "comment # c",
      ])
    #expect(
      words("const a = `x\n${y}` + g('z') // c", .javascript) == [
        "keyword const", "string `x", "string ${y}`", "function g", "string 'z'", "comment // c",
      ])
    #expect(
      words("if [ $HOME != ${a#b} ]; then echo \"x\" a#b # c", .shell) == [
        "keyword if", "attribute $HOME", "attribute ${a#b}", "keyword then", "keyword echo", "string \"x\"",
        "comment # c",
      ])
    #expect(
      words("#include <a.h>\nstatic uint8_t *f(void) { return 'c'; } /* d", .c) == [
        "attribute #include", "keyword static", "type uint8_t", "function f", "type void", "keyword return",
        "string 'c'", "comment /* d",
      ])
    #expect(words("let a = 1", .plain).isEmpty)
  }

  @Test("whatever a text is, its words make it again", arguments: CodeLanguage.allCases)
  func whole(language: CodeLanguage) {
    // Pieces that open what others close, in an order by a formula.
    let pieces = [
      "\"", "'", "\"\"\"", "`", "/*", "*/", "//", "#", "\\(", ")", "\\", "\n", "@a", "${", "}", "1.", "e+",
      "é",
      "👨‍👩‍👧", " ", "if", "$",
    ]
    var state = 7
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<12 {
        state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff
        text += pieces[(state >> 8) % pieces.count]
      }
      let lines = CodeLexer.lines(of: text, in: language)
      #expect(lines.map { $0.map(\.text).joined() }.joined(separator: "\n") == text)
    }
  }

  @Test("ends of lines of other systems and tabs")
  func ends() {
    let lines = CodeLexer.lines(of: "a\r\n\tb\rc", in: .swift).map { $0.map(\.text).joined() }
    #expect(lines == ["a", "    b", "c"])
  }

  @Test("names of languages")
  func names() {
    #expect(CodeLanguage(name: "JS") == .javascript && CodeLanguage(name: "py") == .python)
    #expect(CodeLanguage(name: "h") == .c && CodeLanguage(name: "cobol") == nil)
  }
}
