/// Goes through Swift source by its brackets: strings and comments are passed over.
struct SourceScan {
  private let source: [UInt8]
  private(set) var position: Int

  /// Nil for a place outside the source.
  init?(_ source: [UInt8], at position: Int) {
    guard source.indices.contains(position) else { return nil }
    (self.source, self.position) = (source, position)
  }

  /// The byte here; nil at the end.
  var peek: UInt8? { position < source.count ? source[position] : nil }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { source[position...].starts(with: $0) }
  }

  mutating func skipSpace() {
    while let byte = peek, [32, 9, 10, 13].contains(byte) { position += 1 }
  }

  /// Passes over a name and the arguments behind it.
  ///
  /// - Returns: False where there is no call.
  mutating func skipCall() -> Bool {
    while let byte = peek, byte != UInt8(ascii: "(") {
      guard byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || Self.isAlphanumeric(byte) else {
        return false
      }
      position += 1
    }
    return skipGroup()
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  /// Passes over an opening bracket and all up to the one that closes it.
  ///
  /// - Returns: False where none opens here, or it isn't closed.
  mutating func skipGroup() -> Bool {
    guard let first = peek, "([{".utf8.contains(first) else { return false }
    var depth = 0
    while let byte = peek {
      if has("//") {
        while let next = peek, next != 10 { position += 1 }
      } else if has("/*") {
        while peek != nil, !has("*/") { position += 1 }
        position = min(source.count, position + 2)
      } else if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && opensRawString) {
        skipString()
      } else {
        if "([{".utf8.contains(byte) { depth += 1 }
        if ")]}".utf8.contains(byte) { depth -= 1 }
        position += 1
        if depth == 0 { return true }
      }
    }
    return false
  }

  private var opensRawString: Bool {
    source[position...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  private mutating func skipString() {
    var pounds = 0
    while peek == UInt8(ascii: "#") { (pounds, position) = (pounds + 1, position + 1) }
    let quotes = has("\"\"\"") ? 3 : 1
    position += quotes
    let mark = String(repeating: "#", count: pounds)
    let end = Array((String(repeating: "\"", count: quotes) + mark).utf8)
    let escape = Array(("\\" + mark).utf8)
    while peek != nil, !source[position...].starts(with: end) {
      guard source[position...].starts(with: escape) else {
        position += 1
        continue
      }
      position += escape.count
      // An interpolation may hold strings of its own.
      if peek == UInt8(ascii: "(") { _ = skipGroup() } else { position += 1 }
    }
    position = min(source.count, position + end.count)
  }
}
