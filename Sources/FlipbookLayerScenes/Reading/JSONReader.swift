/// Reads JSON into nodes that know their places.
///
/// Foundation's reader reports neither places nor keys that are there twice, and goes as deep as the text
/// says. This one keeps what is open in a list of its own, so that no text exhausts the stack.
struct JSONReader {
  /// The longest text, in bytes.
  static let textLimit = 64 << 20
  /// The most values of a text.
  static let nodeLimit = 1_000_000
  /// How many lists and objects may lie in one another.
  static let depthLimit = 128

  /// A list or object that is not closed yet.
  private struct Container {
    var isObject: Bool
    var offset: Int
    var elements: [JSONNode] = []
    var members: [JSONNode.Member] = []
    var key = ""
    var keyOffset = 0
    /// The keys so far, once there are enough of them to be worth it.
    var keys: Set<String> = []
  }

  private let bytes: [UInt8]
  private var at = 0
  private var open: [Container] = []
  private var count = 0
  /// Keys that are there twice.
  private(set) var duplicates: [(key: String, offset: Int)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The path of what is being read.
  var path: String {
    var text = "$"
    for container in open {
      if container.isObject {
        if !container.key.isEmpty { text += JSONPlace.step(container.key) }
      } else {
        text += "[\(container.elements.count)]"
      }
    }
    return text
  }

  /// - Throws: ``JSONError``.
  mutating func read() throws -> JSONNode {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
    skipSpace()
    guard at < bytes.count else { throw JSONError(message: "there is nothing in the file", offset: 0) }
    while true {
      guard var node = try beginValue() else { continue }
      // The value may be the last of what it lies in, which is then a value itself.
      while true {
        guard let closed = try endValue(node) else { break }
        node = closed
        if open.isEmpty { return try finish(node) }
      }
      if open.isEmpty { return try finish(node) }
    }
  }

  private mutating func finish(_ node: JSONNode) throws -> JSONNode {
    skipSpace()
    guard at == bytes.count else { throw failure("the file should end here, but there is \(found)") }
    return node
  }

  /// Reads a value, or opens a list or object: nil.
  private mutating func beginValue() throws -> JSONNode? {
    skipSpace()
    count += 1
    guard count <= Self.nodeLimit else {
      throw failure("there are more than \(Self.nodeLimit) values in the file")
    }
    let start = at
    switch current {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.depthLimit else {
        throw failure("lists and objects lie in one another more than \(Self.depthLimit) deep")
      }
      let isObject = current == UInt8(ascii: "{")
      at += 1
      skipSpace()
      if current == UInt8(ascii: isObject ? "}" : "]") {
        at += 1
        return JSONNode(isObject ? .object([]) : .array([]), offset: start)
      }
      open.append(Container(isObject: isObject, offset: start))
      if isObject { try readKey() }
      return nil
    case UInt8(ascii: "\""): return JSONNode(.string(try readString()), offset: start)
    case let byte? where byte == UInt8(ascii: "-") || (48..<58).contains(byte):
      return JSONNode(.number(try readNumber()), offset: start)
    default:
      for (word, value) in [("true", JSONNode.Value.bool(true)), ("false", .bool(false)), ("null", .null)]
      where bytes[at...].starts(with: word.utf8) {
        at += word.utf8.count
        return JSONNode(value, offset: start)
      }
      throw failure("a value should be here, but there is \(found)")
    }
  }

  /// Puts a value into what it lies in.
  ///
  /// - Returns: The list or object, where the value was its last; nil where another value follows or nothing is open.
  private mutating func endValue(_ node: JSONNode) throws -> JSONNode? {
    guard !open.isEmpty else { return nil }
    let last = open.count - 1
    let isObject = open[last].isObject
    if isObject {
      open[last].members.append(
        JSONNode.Member(key: open[last].key, keyOffset: open[last].keyOffset, node: node))
    } else {
      open[last].elements.append(node)
    }
    skipSpace()
    let end = UInt8(ascii: isObject ? "}" : "]")
    switch current {
    case UInt8(ascii: ","):
      at += 1
      skipSpace()
      if current == end {
        throw failure("there is a comma before \(isObject ? "}" : "]"); JSON has none there")
      }
      if isObject { try readKey() }
      return nil
    case end:
      at += 1
      let container = open.removeLast()
      return JSONNode(
        container.isObject ? .object(container.members) : .array(container.elements), offset: container.offset
      )
    default:
      throw failure(
        "a comma or \(isObject ? "}" : "]") should be here, but there is \(found)"
          + (at == bytes.count ? "; is the file cut short?" : ""))
    }
  }

  private mutating func readKey() throws {
    let last = open.count - 1
    open[last].key = ""
    guard current == UInt8(ascii: "\"") else {
      throw failure("a key in quotation marks should be here, but there is \(found)")
    }
    let start = at
    let key = try readString()
    if open[last].members.count == 8 { open[last].keys = Set(open[last].members.map(\.key)) }
    let isKnown =
      open[last].members.count < 8
      ? open[last].members.contains { $0.key == key } : !open[last].keys.insert(key).inserted
    if isKnown, duplicates.count < 100 { duplicates.append((key, start)) }
    open[last].key = key
    open[last].keyOffset = start
    skipSpace()
    guard current == UInt8(ascii: ":") else {
      throw failure("a colon should follow the key, but there is \(found)")
    }
    at += 1
  }

  // MARK: Words

  private mutating func readNumber() throws -> Double {
    let start = at
    if current == UInt8(ascii: "-") { at += 1 }
    let digits = at
    skipDigits()
    guard at > digits else { throw failure("a digit should follow the minus, but there is \(found)") }
    guard at == digits + 1 || bytes[digits] != UInt8(ascii: "0") else {
      throw JSONError(message: "a number may not begin with 0 and another digit", offset: start)
    }
    if current == UInt8(ascii: ".") {
      at += 1
      let fraction = at
      skipDigits()
      guard at > fraction else { throw failure("a digit should follow the point, but there is \(found)") }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      at += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { at += 1 }
      let exponent = at
      skipDigits()
      guard at > exponent else { throw failure("a digit should follow the e, but there is \(found)") }
    }
    guard let number = Double(String(decoding: bytes[start..<at], as: UTF8.self)), number.isFinite else {
      throw JSONError(message: "the number is too large", offset: start)
    }
    return number
  }

  private mutating func readString() throws -> String {
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\"), bytes[at] >= 32
    {
      at += 1
    }
    if current == UInt8(ascii: "\"") {
      at += 1
      return String(decoding: bytes[start..<at - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<at])
    while true {
      switch current {
      case UInt8(ascii: "\""):
        at += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try readEscape()).utf8)
      case nil: throw JSONError(message: "a text has no quotation mark at its end", offset: start - 1)
      case let byte? where byte < 32:
        throw failure("a text goes over a line's end or has a control character; write \\n or \\u0009")
      case let byte?:
        text.append(byte)
        at += 1
      }
    }
  }

  private mutating func readEscape() throws -> Unicode.Scalar {
    let start = at
    at += 1
    let letter = current
    at += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter!)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try readUnit()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // The first half of a pair: the other must follow.
      if unit < 0xdc00, current == UInt8(ascii: "\\"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "u")
      {
        at += 2
        let low = try readUnit()
        if (0xdc00..<0xe000).contains(low),
          let scalar = Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00))
        {
          return scalar
        }
      }
      throw JSONError(message: "\\u names half a character", offset: start)
    default:
      throw JSONError(message: "after \\ comes one of \" \\ / b f n r t u", offset: start)
    }
  }

  private mutating func readUnit() throws -> UInt32 {
    guard at + 4 <= bytes.count,
      // Swift's own reading takes a sign too.
      bytes[at..<at + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
    else { throw failure("\\u needs four hexadecimal digits") }
    at += 4
    return unit
  }

  // MARK: Bytes

  private var current: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while at < bytes.count {
      switch bytes[at] {
      case 32, 9, 10, 13: at += 1
      default: return
      }
    }
  }

  private mutating func skipDigits() {
    while at < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
  }

  /// The characters at the place, for messages.
  private var found: String {
    guard at < bytes.count else { return "the end of the file" }
    if bytes[at...].starts(with: "//".utf8) || bytes[at...].starts(with: "/*".utf8) {
      return "a comment, which JSON doesn't have"
    }
    for word in ["NaN", "Infinity", "nan", "undefined"] where bytes[at...].starts(with: word.utf8) {
      return "\(word), which JSON doesn't have"
    }
    let character = String(decoding: bytes[at...].prefix(8), as: UTF8.self).first ?? "?"
    return "\"\(character)\""
  }

  private func failure(_ message: String) -> JSONError { JSONError(message: message, offset: at) }
}
