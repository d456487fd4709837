import Foundation

/// Splits SVG path data into commands, numbers and flags.
struct SVGPathScanner {
  private let text: [UInt8]
  private var offset = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  var isAtEnd: Bool { offset == text.count }

  private var next: UInt8? { offset < text.count ? text[offset] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (byte >= 0x09 && byte <= 0x0d && byte != 0x0b) { offset += 1 }
  }

  /// Skips white space and at most one comma.
  private mutating func skipSeparator() {
    skipSpace()
    if next == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    }
  }

  /// Skips a separator when a number follows it.
  /// - Returns: Whether one does.
  mutating func skipsToNumber() -> Bool {
    let before = offset
    skipSeparator()
    if let byte = next, Self.isDigit(byte) || byte == 0x2b || byte == 0x2d || byte == 0x2e { return true }
    offset = before
    return false
  }

  mutating func command(first: Bool) throws(SVGPathError) -> SVGPathCommand {
    guard let byte = next, let command = SVGPathCommand(byte), !first || command.kind == .move else {
      throw error(expected: first ? "M or m" : "a command letter")
    }
    offset += 1
    return command
  }

  /// A flag of an arc: one digit, which the next number may follow at once.
  mutating func flag() throws(SVGPathError) -> Bool {
    skipSeparator()
    guard let byte = next, byte == 0x30 || byte == 0x31 else { throw error(expected: "0 or 1") }
    offset += 1
    return byte == 0x31
  }

  /// A number; it ends where another character would make it no number, so that `1.5.5` and `1-2` are two.
  mutating func number() throws(SVGPathError) -> CGFloat {
    skipSeparator()
    let start = offset
    if next == 0x2b || next == 0x2d { offset += 1 }
    var digits = skipDigits()
    if next == 0x2e {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = start
      throw error(expected: "a number")
    }
    skipExponent()
    let word = String(decoding: text[start..<offset], as: UTF8.self)
    guard let value = Double(word), value.isFinite else {
      offset = start
      throw error(expected: "a number of reasonable size")
    }
    return CGFloat(value)
  }

  private mutating func skipExponent() {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    let before = offset
    offset += 1
    if next == 0x2b || next == 0x2d { offset += 1 }
    if skipDigits() == 0 { offset = before }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, Self.isDigit(byte) { offset += 1 }
    return offset - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func error(expected: String) -> SVGPathError {
    SVGPathError(expected: expected, at: offset, in: text)
  }
}
