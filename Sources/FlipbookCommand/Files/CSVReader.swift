import Foundation

/// Reads CSV as RFC 4180 has it: fields between commas, in double quotes where they hold commas, quotes or line ends.
struct CSVReader {
  struct Field: Equatable {
    var text: String
    /// Whether it stands in quotes.
    var isQuoted = false
  }

  struct Record: Equatable {
    var fields: [Field]
    /// Where it begins, from 1.
    var line: Int
  }

  /// Why a file can't be read.
  struct Failure: Error, Equatable {
    var line: Int
    var reason: String
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// - Parameter data: UTF-8, with or without a byte order mark.
  init(_ data: Data) {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    bytes = [UInt8](data.starts(with: mark) ? data.dropFirst(3) : data)
  }

  /// The next record; nil at the end. Empty lines are left out.
  ///
  /// - Throws: ``Failure`` for quotes that don't close or stand inside a field, and for what is no UTF-8.
  mutating func next() throws -> Record? {
    while index < bytes.count, isLineEnd { skipLineEnd() }
    guard index < bytes.count else { return nil }
    var record = Record(fields: [], line: line)
    while true {
      record.fields.append(try field())
      if index < bytes.count, bytes[index] == Self.comma {
        index += 1
        continue
      }
      if index < bytes.count { skipLineEnd() }
      return record
    }
  }

  private var isLineEnd: Bool { bytes[index] == Self.lineFeed || bytes[index] == Self.carriageReturn }

  private mutating func skipLineEnd() {
    if bytes[index] == Self.carriageReturn, index + 1 < bytes.count, bytes[index + 1] == Self.lineFeed {
      index += 1
    }
    index += 1
    line += 1
  }

  private mutating func field() throws -> Field {
    guard index < bytes.count, bytes[index] == Self.quote else {
      let start = index
      while index < bytes.count, bytes[index] != Self.comma, !isLineEnd {
        if bytes[index] == Self.quote {
          throw Failure(
            line: line,
            reason: "a quote stands inside a field; put the field in quotes and double the quotes in it")
        }
        index += 1
      }
      return Field(text: try text(bytes[start..<index]))
    }
    return try quoted()
  }

  private mutating func quoted() throws -> Field {
    let start = line
    index += 1
    var content: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Self.quote {
        index += 1
        guard index < bytes.count, bytes[index] == Self.quote else {
          guard index == bytes.count || bytes[index] == Self.comma || isLineEnd else {
            throw Failure(line: line, reason: "something follows the closing quote of a field")
          }
          return Field(text: try text(content[...]), isQuoted: true)
        }
      }
      if byte == Self.lineFeed { line += 1 }
      content.append(byte)
      index += 1
    }
    throw Failure(line: start, reason: "a quote is opened and never closed")
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw Failure(line: line, reason: "this is not UTF-8 text; save the file as UTF-8")
    }
    return text
  }
}
