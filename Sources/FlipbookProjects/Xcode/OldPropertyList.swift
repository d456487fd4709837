import FlipbookScenes

/// A value of a property list in the old text form, which `project.pbxproj` is written in.
enum OldPropertyList: Equatable {
  case text(String)
  case list([OldPropertyList])
  case table([String: OldPropertyList])

  /// Reads a file.
  ///
  /// - Parameter path: For messages.
  /// - Throws: ``FlipbookFailure`` with the line of the first mistake.
  init(_ bytes: [UInt8], path: String) throws {
    var reader = Reader(bytes: bytes, path: path)
    self = try reader.whole()
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [OldPropertyList] { if case .list(let list) = self { list } else { [] } }
  var table: [String: OldPropertyList] { if case .table(let table) = self { table } else { [:] } }

  /// The texts of a list, or of a text with spaces.
  var words: [String] {
    switch self {
    case .text(let text): text.split(separator: " ").map(String.init)
    case .list(let list): list.compactMap(\.text)
    case .table: []
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    let path: String
    var place = 0
    var depth = 0

    /// Lists and tables inside each other, at most.
    static let depthLimit = 200

    init(bytes: [UInt8], path: String) {
      self.bytes = bytes
      self.path = path
    }

    mutating func whole() throws -> OldPropertyList {
      let value = try self.value()
      try skip()
      guard place == bytes.count else { throw failure("there is something after the end") }
      return value
    }

    func failure(_ reason: String) -> FlipbookFailure {
      let line = bytes[..<min(place, bytes.count)].count { $0 == 10 } + 1
      return FlipbookFailure("\"\(path)\" is damaged in line \(line): \(reason).", .scene)
    }

    mutating func skip() throws {
      while place < bytes.count {
        let byte = bytes[place]
        if byte <= 32 {
          place += 1
        } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
          while place < bytes.count, bytes[place] != 10 { place += 1 }
        } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
          place += 2
          while place + 1 < bytes.count,
            !(bytes[place] == UInt8(ascii: "*") && bytes[place + 1] == UInt8(ascii: "/"))
          {
            place += 1
          }
          guard place + 1 < bytes.count else { throw failure("a comment has no end") }
          place += 2
        } else {
          return
        }
      }
    }

    mutating func next(_ wanted: Character) throws -> Bool {
      try skip()
      guard place < bytes.count, bytes[place] == wanted.asciiValue else { return false }
      place += 1
      return true
    }

    mutating func value() throws -> OldPropertyList {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.depthLimit else { throw failure("values are nested too deeply") }
      if try next("{") {
        var table: [String: OldPropertyList] = [:]
        while try !next("}") {
          guard place < bytes.count else { throw failure("a table has no end") }
          let key = try word()
          guard try next("=") else { throw failure("\"\(key)\" has no =") }
          table[key] = try value()
          guard try next(";") else { throw failure("the value of \"\(key)\" has no ;") }
        }
        return .table(table)
      }
      if try next("(") {
        var list: [OldPropertyList] = []
        while try !next(")") {
          guard place < bytes.count else { throw failure("a list has no end") }
          list.append(try value())
          if try next(",") { continue }
          guard try next(")") else { throw failure("a list has no end") }
          break
        }
        return .list(list)
      }
      return .text(try word())
    }

    mutating func word() throws -> String {
      try skip()
      guard place < bytes.count else { throw failure("it ends too early") }
      let first = bytes[place]
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
      let start = place
      while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
      guard place > start else {
        throw failure("\"\(Character(Unicode.Scalar(first)))\" can't begin a value")
      }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_$/:.-+@".utf8.contains(byte) || byte >= 128
      }
    }

    mutating func quoted(_ mark: UInt8) throws -> String {
      place += 1
      var result: [UInt8] = []
      while place < bytes.count, bytes[place] != mark {
        guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count else {
          result.append(bytes[place])
          place += 1
          continue
        }
        let escaped = bytes[place + 1]
        place += 2
        switch escaped {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "U"):
          let digits = bytes[place..<min(place + 4, bytes.count)]
          if let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(code)
          {
            result += String(Character(scalar)).utf8
            place += digits.count
          }
        default: result.append(escaped)
        }
      }
      guard place < bytes.count else { throw failure("a text has no end") }
      place += 1
      return String(decoding: result, as: UTF8.self)
    }
  }
}
