import Foundation

/// Splits a script into words.
struct LottieScriptLexer {
  private static let symbols: [[String]] = [
    [">>>="], ["===", "!==", ">>>", "<<=", ">>=", "**=", "..."],
    [
      "==", "!=", "<=", ">=", "&&", "||", "??", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
      "<<", ">>", "=>", "**",
    ],
    [
      "{", "}", "(", ")", "[", "]", ";", ",", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "!", "~",
      "?", ":", "=", ".",
    ],
  ]

  private let text: [UInt8]
  private var at = 0

  private init(_ text: String) { self.text = Array(text.utf8) }

  /// The words of a text, the last of which is its end.
  ///
  /// - Throws: ``LottieScriptError`` where a character has no meaning.
  static func tokens(of text: String) throws -> [LottieScriptToken] {
    var lexer = LottieScriptLexer(text)
    var tokens: [LottieScriptToken] = []
    while true {
      let startsLine = try lexer.skipSpace()
      let kind = try lexer.next(after: tokens.last?.kind)
      tokens.append(LottieScriptToken(kind: kind, startsLine: startsLine))
      if kind == .end { return tokens }
    }
  }

  private var current: UInt8 { at < text.count ? text[at] : 0 }

  private func peek(_ offset: Int) -> UInt8 { at + offset < text.count ? text[at + offset] : 0 }

  /// Skips spaces and comments; returns whether a line ended.
  private mutating func skipSpace() throws -> Bool {
    var hasLine = false
    while at < text.count {
      switch current {
      case 10, 13:
        hasLine = true
        at += 1
      case 9, 11, 12, 32: at += 1
      case 0xc2 where peek(1) == 0xa0: at += 2
      case 0xef where peek(1) == 0xbb && peek(2) == 0xbf: at += 3
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while at < text.count, current != 10, current != 13 { at += 1 }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        at += 2
        while at < text.count, !(current == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
          if current == 10 { hasLine = true }
          at += 1
        }
        at += 2
      default: return hasLine
      }
    }
    return hasLine
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private mutating func next(after last: LottieScriptToken.Kind?) throws -> LottieScriptToken.Kind {
    guard at < text.count else { return .end }
    let byte = current
    if Self.isDigit(byte) || (byte == UInt8(ascii: ".") && Self.isDigit(peek(1))) {
      return .number(try readNumber())
    }
    if Self.isNamePart(byte) {
      let start = at
      while at < text.count, Self.isNamePart(current) { at += 1 }
      return .name(String(decoding: text[start..<at], as: UTF8.self))
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try readString(byte))
    case UInt8(ascii: "`"): return try readTemplate()
    default: break
    }
    for list in Self.symbols {
      for symbol in list where text[at...].starts(with: symbol.utf8) {
        if symbol == "/" || symbol == "/=", !Self.endsOperand(last) {
          throw LottieScriptError("regular expressions are not supported")
        }
        at += symbol.utf8.count
        return .symbol(symbol)
      }
    }
    throw LottieScriptError("the character \"\(Character(Unicode.Scalar(byte)))\" has no meaning here")
  }

  /// Whether an operator follows a word, rather than an operand.
  private static func endsOperand(_ kind: LottieScriptToken.Kind?) -> Bool {
    switch kind {
    case .number, .string, .template: true
    case .name(let name): name != "return" && name != "typeof" && name != "case"
    case .symbol(let symbol): [")", "]", "}", "++", "--"].contains(symbol)
    case .end, nil: false
    }
  }

  private mutating func readNumber() throws -> Double {
    if current == 48,
      let radix = [UInt8(ascii: "x"): 16, UInt8(ascii: "b"): 2, UInt8(ascii: "o"): 8][peek(1) | 32]
    {
      at += 2
      let start = at
      while at < text.count, Self.isNamePart(current) { at += 1 }
      guard let value = UInt64(String(decoding: text[start..<at], as: UTF8.self), radix: radix) else {
        throw LottieScriptError("a number is malformed")
      }
      return Double(value)
    }
    let start = at
    while Self.isDigit(current) { at += 1 }
    if current == UInt8(ascii: ".") {
      at += 1
      while Self.isDigit(current) { at += 1 }
    }
    if current | 32 == UInt8(ascii: "e") {
      at += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { at += 1 }
      while Self.isDigit(current) { at += 1 }
    }
    var word = String(decoding: text[start..<at], as: UTF8.self)
    if word.hasPrefix(".") { word = "0" + word }
    if word.hasSuffix(".") { word += "0" }
    guard let value = Double(word.replacingOccurrences(of: ".e", with: ".0e")) else {
      throw LottieScriptError("the number \"\(word)\" is malformed")
    }
    return value
  }

  private mutating func readString(_ mark: UInt8) throws -> String {
    at += 1
    var bytes: [UInt8] = []
    while at < text.count, current != mark {
      if current == 10 { break }
      if current == UInt8(ascii: "\\") {
        bytes += Array(readEscape().utf8)
      } else {
        bytes.append(current)
        at += 1
      }
    }
    guard current == mark, at < text.count else { throw LottieScriptError("a string has no end") }
    at += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func readEscape() -> String {
    at += 1
    let letter = current
    at += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "v"): return "\u{b}"
    case UInt8(ascii: "0"): return "\0"
    case 10: return ""
    case UInt8(ascii: "x"): return readScalar(2)
    case UInt8(ascii: "u"): return readScalar(4)
    case 128...:
      // The first byte of a character of several: it and the others stand for themselves.
      at -= 1
      let start = at
      at += 1
      while current & 0xc0 == 0x80 { at += 1 }
      return String(decoding: text[start..<at], as: UTF8.self)
    default: return String(Character(Unicode.Scalar(letter)))
    }
  }

  private mutating func readScalar(_ digits: Int) -> String {
    let end = min(text.count, at + digits)
    let value = UInt32(String(decoding: text[min(at, end)..<end], as: UTF8.self), radix: 16)
    at = end
    return String(Character(value.flatMap(Unicode.Scalar.init) ?? "\u{fffd}"))
  }

  private mutating func readTemplate() throws -> LottieScriptToken.Kind {
    at += 1
    var texts: [String] = []
    var sources: [String] = []
    var bytes: [UInt8] = []
    while at < text.count, current != UInt8(ascii: "`") {
      if current == UInt8(ascii: "\\") {
        bytes += Array(readEscape().utf8)
      } else if current == UInt8(ascii: "$"), peek(1) == UInt8(ascii: "{") {
        at += 2
        texts.append(String(decoding: bytes, as: UTF8.self))
        bytes = []
        let start = at
        var depth = 1
        while at < text.count {
          if current == UInt8(ascii: "{") { depth += 1 }
          if current == UInt8(ascii: "}") { depth -= 1 }
          if depth == 0 { break }
          at += 1
        }
        sources.append(String(decoding: text[start..<at], as: UTF8.self))
        at += 1
      } else {
        bytes.append(current)
        at += 1
      }
    }
    guard current == UInt8(ascii: "`") else { throw LottieScriptError("a template has no end") }
    at += 1
    texts.append(String(decoding: bytes, as: UTF8.self))
    return .template(texts, sources)
  }
}
