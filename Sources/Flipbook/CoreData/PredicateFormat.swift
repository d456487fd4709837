import Foundation

/// A predicate written as text, such as `age > %d AND name BEGINSWITH[cd] %@`, read into a closure.
struct PredicateFormat {
  typealias Test = (Any?) -> Bool
  private typealias Operand = (Any?) -> Any?

  private let format: String
  private let tokens: [Token]
  private var place = 0
  private var arguments: ArraySlice<Any?>

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case sign(String)
  }

  /// The reason why a format can't be parsed, in a sentence.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Reads a format; `%@` and its like stand for the arguments, in order.
  static func read(_ format: String, _ arguments: [Any?]) throws -> Test {
    var reader = PredicateFormat(format: format, tokens: try tokens(of: format), arguments: arguments[...])
    let test = try reader.either()
    guard reader.place == reader.tokens.count else { throw reader.failure() }
    return test
  }

  private init(format: String, tokens: [Token], arguments: ArraySlice<Any?>) {
    (self.format, self.tokens, self.arguments) = (format, tokens, arguments)
  }

  private func failure() -> Failure {
    let rest = place < tokens.count ? "\(tokens[place])" : "its end"
    return Failure(description: "NSPredicate(format:) doesn't read \"\(format)\" at \(rest).")
  }

  // MARK: Parts of the text

  private static let signs = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")",
  ]

  private static func tokens(of format: String) throws -> [Token] {
    var found: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace || first == "," || first == "{" || first == "}" {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        let text = rest.dropFirst().prefix { $0 != first }
        guard text.endIndex < rest.endIndex else {
          throw Failure(description: "A quotation in \"\(format)\" has no end.")
        }
        found.append(.text(String(text)))
        rest = rest[rest.index(after: text.endIndex)...]
      } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
        found.append(.sign(sign))
        rest.removeFirst(sign.count)
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.%@$#[]-+".contains($0) }
        guard !word.isEmpty else {
          throw Failure(description: "NSPredicate(format:) doesn't read \"\(format)\" at \(first).")
        }
        found.append(.word(String(word)))
        rest = rest[word.endIndex...]
      }
    }
    return found
  }

  private var word: String? {
    if place < tokens.count, case .word(let word) = tokens[place] { word.uppercased() } else { nil }
  }

  private mutating func consume(word wanted: String) -> Bool {
    guard word == wanted else { return false }
    place += 1
    return true
  }

  private mutating func consume(sign wanted: String) -> Bool {
    guard place < tokens.count, tokens[place] == .sign(wanted) else { return false }
    place += 1
    return true
  }

  // MARK: Both, either, not

  private mutating func either() throws -> Test {
    var result = try both()
    while consume(word: "OR") || consume(sign: "||") {
      let (left, right) = (result, try both())
      result = { left($0) || right($0) }
    }
    return result
  }

  private mutating func both() throws -> Test {
    var result = try one()
    while consume(word: "AND") || consume(sign: "&&") {
      let (left, right) = (result, try one())
      result = { left($0) && right($0) }
    }
    return result
  }

  private mutating func one() throws -> Test {
    if consume(word: "NOT") || consume(sign: "!") {
      let test = try one()
      return { !test($0) }
    }
    if consume(sign: "(") {
      let test = try either()
      guard consume(sign: ")") else { throw failure() }
      return test
    }
    if consume(word: "TRUEPREDICATE") { return { _ in true } }
    if consume(word: "FALSEPREDICATE") { return { _ in false } }
    let isAny = consume(word: "ANY") || consume(word: "SOME")
    let left = try operand()
    let comparison = try comparison()
    let right = try operand()
    guard isAny else { return { comparison(left($0), right($0)) } }
    return { object in Self.list(left(object)).contains { comparison($0, right(object)) } }
  }

  // MARK: Comparisons

  private mutating func comparison() throws -> (Any?, Any?) -> Bool {
    guard place < tokens.count else { throw failure() }
    defer { place += 1 }
    switch tokens[place] {
    case .sign("=="), .sign("="): return { Self.isEqual($0, $1) }
    case .sign("!="), .sign("<>"): return { !Self.isEqual($0, $1) }
    case .sign("<"): return { Self.order($0, $1) == .orderedAscending }
    case .sign(">"): return { Self.order($0, $1) == .orderedDescending }
    case .sign("<="), .sign("=<"): return { Self.order($0, $1).map { $0 != .orderedDescending } ?? false }
    case .sign(">="), .sign("=>"): return { Self.order($0, $1).map { $0 != .orderedAscending } ?? false }
    case .word(let word):
      let parts = word.split(separator: "[", maxSplits: 1).map(String.init)
      let flags = parts.count > 1 ? parts[1].lowercased() : ""
      guard let verb = TextComparison(rawValue: parts[0].uppercased()) else {
        guard parts[0].uppercased() == "IN" else { throw failure() }
        return { left, right in
          if let text = right as? String { return (left as? String).map { text.contains($0) } ?? false }
          return Self.list(right).contains { Self.isEqual(left, $0) }
        }
      }
      return { left, right in
        if verb == .contains, !(left is String) {
          return Self.list(left).contains { Self.isEqual($0, right) }
        }
        guard let left = left as? String, let right = right as? String else { return false }
        return verb.holds(left, right, flags)
      }
    default: throw failure()
    }
  }

  private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (ManagedOrder.unwrapped(left), ManagedOrder.unwrapped(right))
    guard let left, let right else { return left == nil && right == nil }
    if let left = ManagedOrder.number(left), let right = ManagedOrder.number(right) { return left == right }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  private static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard ManagedOrder.unwrapped(left) != nil, ManagedOrder.unwrapped(right) != nil else { return nil }
    return ManagedOrder.compare(left, right)
  }

  private static func list(_ value: Any?) -> [Any?] {
    switch ManagedOrder.unwrapped(value) {
    case let list as [Any]: return list
    case let set as Set<AnyHashable>: return set.sorted { "\($0)" < "\($1)" }.map(\.base)
    case let set as NSSet: return set.allObjects
    case let value?:
      let objects = ManagedModel.objects(in: value)
      return objects.isEmpty ? [value] : objects
    case nil: return []
    }
  }

  // MARK: Operands

  private mutating func operand() throws -> Operand {
    guard place < tokens.count else { throw failure() }
    defer { place += 1 }
    switch tokens[place] {
    case .text(let text): return { _ in text }
    case .sign: throw failure()
    case .word(let word):
      if word.hasPrefix("%") {
        guard let argument = arguments.popFirst() else {
          throw Failure(description: "\"\(format)\" has more places than arguments.")
        }
        if word == "%K", let path = argument as? String { return { ManagedModel.value(of: $0, at: path) } }
        return { _ in argument }
      }
      if let number = Double(word) { return { _ in number } }
      switch word.uppercased() {
      case "TRUE", "YES": return { _ in true }
      case "FALSE", "NO": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      case "SELF": return { $0 }
      default: return { ManagedModel.value(of: $0, at: word) }
      }
    }
  }
}
