import Foundation

/// Reads the JSON text of an animation.
///
/// Lottie files come from many exporters, so the reader is tolerant: `NaN` and `Infinity` are null, numbers that are too
/// large are null, and text after the value is left alone. Size, depth and the number of values are bounded.
struct LottieTextReader {
  /// The longest text, in bytes.
  static let textLimit = 64 << 20
  /// The most values of a text.
  static let nodeLimit = 8_000_000
  /// The most lists and objects that lie in one another.
  static let depthLimit = 200

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var depth = 0
  private var count = 0
  /// Whether a value has an expression: text under the key `x`.
  private var hasExpressions = false

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads a text.
  ///
  /// - Throws: ``LottieError`` where the text is no JSON or exceeds a limit.
  static func read(_ text: [UInt8]) throws -> LottieNode {
    try readAnimation(text).root
  }

  /// Reads the text of an animation.
  ///
  /// - Throws: ``LottieError`` where the text is no JSON or exceeds a limit.
  static func readAnimation(_ text: [UInt8]) throws -> LottieSource {
    guard text.count <= textLimit else {
      throw LottieError(message: "the file has \(text.count >> 20) MB; it may have \(textLimit >> 20)")
    }
    return try text.withUnsafeBufferPointer { bytes in
      var reader = LottieTextReader(bytes)
      if text.starts(with: [0xef, 0xbb, 0xbf]) { reader.at = 3 }
      let root = try reader.readValue()
      return LottieSource(root: root, hasExpressions: reader.hasExpressions)
    }
  }

  private var current: UInt8 { at < bytes.count ? bytes[at] : 0 }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 32 || (bytes[at] <= 13 && bytes[at] >= 9) { at += 1 }
  }

  private func failure(_ message: String) -> LottieError { LottieError(message: message, offset: at) }

  private mutating func readValue() throws -> LottieNode {
    skipSpace()
    guard at < bytes.count else {
      throw failure(
        bytes.isEmpty ? "the file is empty" : "the text ends in the middle; is the file cut short?")
    }
    count += 1
    guard count <= Self.nodeLimit else { throw failure("there are more than \(Self.nodeLimit) values") }
    switch bytes[at] {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "I"):
      at += 1
      return try readWord()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"):
      return try readNumber()
    default: return try readWord()
    }
  }

  private mutating func readWord() throws -> LottieNode {
    let words: [(StaticString, LottieNode)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null), ("NaN", .null), ("nan", .null),
      ("Infinity", .null), ("undefined", .null),
    ]
    for (word, value) in words where at + word.utf8CodeUnitCount <= bytes.count {
      let matches = (0..<word.utf8CodeUnitCount).allSatisfy { bytes[at + $0] == word.utf8Start[$0] }
      if matches {
        at += word.utf8CodeUnitCount
        return value
      }
    }
    throw failure("a value should be here")
  }

  private mutating func enter() throws {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw failure("lists and objects lie in one another more than \(Self.depthLimit) deep")
    }
    at += 1
    skipSpace()
  }

  private mutating func readArray() throws -> LottieNode {
    try enter()
    defer { depth -= 1 }
    var list: [LottieNode] = []
    if current == UInt8(ascii: "]") {
      at += 1
      return .array(list)
    }
    while true {
      list.append(try readValue())
      skipSpace()
      if current == UInt8(ascii: ",") {
        at += 1
        skipSpace()
        if current != UInt8(ascii: "]") { continue }
      }
      guard current == UInt8(ascii: "]") else {
        throw failure(
          at < bytes.count ? "a comma or ] should be here" : "the text ends in a list; is the file cut short?"
        )
      }
      at += 1
      return .array(list)
    }
  }

  private mutating func readObject() throws -> LottieNode {
    try enter()
    defer { depth -= 1 }
    var keys: [String] = []
    var values: [LottieNode] = []
    while current != UInt8(ascii: "}") {
      guard current == UInt8(ascii: "\"") else {
        throw failure(
          at < bytes.count
            ? "a key in quotation marks should be here" : "the text ends in an object; is the file cut short?"
        )
      }
      keys.append(try readString())
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw failure("a colon should follow the key") }
      at += 1
      values.append(try readValue())
      if !hasExpressions, case .string(let text)? = values.last, !text.isEmpty, keys[keys.count - 1] == "x" {
        hasExpressions = true
      }
      skipSpace()
      if current == UInt8(ascii: ",") {
        at += 1
        skipSpace()
      } else if current != UInt8(ascii: "}") {
        throw failure(
          at < bytes.count
            ? "a comma or } should be here" : "the text ends in an object; is the file cut short?")
      }
    }
    at += 1
    return .object(LottieObject(keys: keys, values: values))
  }

  private mutating func readNumber() throws -> LottieNode {
    let start = at
    let isNegative = current == UInt8(ascii: "-")
    if isNegative || current == UInt8(ascii: "+") { at += 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    var isFraction = false
    while at < bytes.count {
      let byte = bytes[at]
      if byte >= 48, byte <= 57 {
        if digits < 18 {
          mantissa = mantissa * 10 + UInt64(byte - 48)
          if mantissa > 0 { digits += 1 }
          if isFraction { exponent -= 1 }
        } else {
          digits += 1
          if !isFraction { exponent += 1 }
        }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      at += 1
    }
    guard at > start + (isNegative ? 1 : 0) else { throw failure("a number should be here") }
    let hasExponent = current | 0x20 == UInt8(ascii: "e")
    if !hasExponent, digits <= 15, exponent >= -22, exponent <= 0 {
      let value = Double(mantissa) / Self.powers[-exponent]
      return .number(isNegative ? -value : value)
    }
    if hasExponent {
      at += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { at += 1 }
      while at < bytes.count, bytes[at] >= 48, bytes[at] <= 57 { at += 1 }
    }
    var text = String(decoding: bytes[start..<at], as: UTF8.self)
    if text.hasPrefix("+") { text.removeFirst() }
    guard let value = Double(text), value.isFinite else { return .null }
    return .number(value)
  }

  private static let powers: [Double] = (0...22).map { Double("1e\($0)") ?? 1 }

  private mutating func readString() throws -> String {
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") { at += 1 }
    if current == UInt8(ascii: "\"") {
      at += 1
      return String(decoding: bytes[start..<at - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<at])
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(readEscape()).utf8)
      case let byte:
        text.append(byte)
        at += 1
      }
    }
    throw LottieError(
      message: "a string has no quotation mark at its end; is the file cut short?", offset: start - 1)
  }

  private mutating func readEscape() -> Unicode.Scalar {
    at += 1
    let letter = current
    at += 1
    switch letter {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = readUnit() else { return "\u{fffd}" }
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard unit < 0xdc00, current == UInt8(ascii: "\\"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "u")
      else { return "\u{fffd}" }
      at += 2
      guard let low = readUnit(), (0xdc00..<0xe000).contains(low) else { return "\u{fffd}" }
      return Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00)) ?? "\u{fffd}"
    case 0: return "\u{fffd}"
    default: return Unicode.Scalar(letter)
    }
  }

  private mutating func readUnit() -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    let unit = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
    at += 4
    return unit
  }
}
