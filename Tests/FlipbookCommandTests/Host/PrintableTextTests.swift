import FlipbookDiagnostics
import Foundation
import Testing

@Suite("Text that is safe to print")
struct PrintableTextTests {
  @Test("controls and what reorders or hides text are escaped, all else stays")
  func escapes() {
    #expect(PrintableText.escaped("a\tb\nÄ日 👩‍👧 \u{301}") == "a\tb\nÄ日 👩‍👧 \u{301}")
    let controls = PrintableText.escaped("\u{1b}[2J\r\u{7}\u{0}\u{7f}\u{9b}")
    #expect(controls == #"\u001b[2J\u000d\u0007\u0000\u007f\u009b"#)
    let directions = PrintableText.escaped("\u{202e}\u{2066}\u{200f}\u{2028}\u{feff}")
    #expect(directions == #"\u202e\u2066\u200f\u2028\ufeff"#)
    #expect(PrintableText.escaped("\u{e0041}") == #"\udb40\udc41"#)
    #expect(PrintableText.escaped("x\r\ny") == "x\\u000d\ny")
    #expect(PrintableText.line("a\nb\tc") == #"a\u000ab\u0009c"#)
  }

  @Test("a text of JSON says the same escaped")
  func json() throws {
    let strings = ["\u{202e}evil", "tag \u{e0041}", "c1 \u{9b}31m", "back\\slash \\\u{2066}", "plain"]
    let text = String(decoding: try JSONEncoder().encode(strings), as: UTF8.self)
    let escaped = PrintableText.escaped(text)
    #expect(escaped != text && !escaped.unicodeScalars.contains(where: PrintableText.isControl))
    #expect(try JSONDecoder().decode([String].self, from: Data(escaped.utf8)) == strings)
  }

  @Test("the compiler's colours can stay, and nothing else of a terminal's language")
  func colors() {
    let text = "\u{1b}[0;1;31merror:\u{1b}[0m x\u{1b}[2K\u{1b}]0;t\u{7}\u{202e}"
    #expect(
      PrintableText.escaped(text, keepingColors: true)
        == "\u{1b}[0;1;31merror:\u{1b}[0m x" + #"\u001b[2K\u001b]0;t\u0007\u202e"#)
    #expect(!PrintableText.escaped(text).contains("\u{1b}"))
  }
}
