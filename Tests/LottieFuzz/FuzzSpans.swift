/// The places of values in JSON.
enum FuzzSpans {
  /// The ranges of all values but the whole; those of a text that is no JSON end early.
  static func values(of text: [UInt8]) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var open: [Int] = []
    var at = 0
    var isKey = false
    while at < text.count {
      let start = at
      switch text[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(at)
        isKey = text[at] == UInt8(ascii: "{")
        at += 1
        continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        at += 1
        if let begin = open.popLast(), begin > 0 { spans.append(begin..<at) }
        isKey = false
        continue
      case UInt8(ascii: ","):
        isKey = open.last.map { text[$0] == UInt8(ascii: "{") } ?? false
        at += 1
        continue
      case UInt8(ascii: ":"):
        isKey = false
        at += 1
        continue
      case UInt8(ascii: "\""):
        at += 1
        while at < text.count, text[at] != UInt8(ascii: "\"") { at += text[at] == UInt8(ascii: "\\") ? 2 : 1 }
        at = min(text.count, at + 1)
      case 9, 10, 13, 32:
        at += 1
        continue
      default:
        while at < text.count, !ends(text[at]) { at += 1 }
        if at == start { at += 1 }
      }
      if !isKey { spans.append(start..<at) }
    }
    return spans
  }

  /// Whether a byte ends a word.
  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: "\""),
      UInt8(ascii: "["), UInt8(ascii: "{"):
      true
    default: false
    }
  }
}
