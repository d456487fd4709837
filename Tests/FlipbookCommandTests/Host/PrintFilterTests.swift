import Testing

@testable import FlipbookCommand

@Suite("Filtering what scenes print")
struct PrintFilterTests {
  private static let text = "é 日👩‍👧 \u{1b}[0;31mred\u{1b}[0m \u{1b}]0;t\u{7} \u{202e}x\n"
  private static let shown = "é 日👩‍👧 \u{1b}[0;31mred\u{1b}[0m " + #"\u001b]0;t\u0007 \u202ex"# + "\n"

  @Test("characters and colours that arrive in pieces are the same as whole", arguments: 1...9)
  func pieces(length: Int) {
    var filter = PrintFilter()
    var result = ""
    let bytes = Array(Self.text.utf8)
    for start in stride(from: 0, to: bytes.count, by: length) {
      result += filter.escaped(bytes[start..<min(start + length, bytes.count)])
    }
    #expect(result + filter.rest() == Self.shown)
  }

  @Test("a prompt without a line end is passed on at once")
  func prompt() {
    var filter = PrintFilter()
    #expect(filter.escaped(Array("name? ".utf8)) == "name? ")
  }

  @Test("what never becomes whole is escaped at the end, and a colour without end does not wait for ever")
  func unfinished() {
    var filter = PrintFilter()
    #expect(filter.escaped([0x61, 0x1b, 0x5b, 0x33]) == "a")
    #expect(filter.rest() == #"\u001b[3"#)
    #expect(filter.escaped([0x62, 0xe2, 0x80]) == "b")
    #expect(filter.rest() == "\u{fffd}")
    #expect(filter.escaped([0x1b, 0x5b] + [UInt8](repeating: 0x31, count: 60)).hasPrefix(#"\u001b[111"#))
  }
}
