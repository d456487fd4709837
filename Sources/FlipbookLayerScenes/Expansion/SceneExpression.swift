import FlipbookDiagnostics
import Foundation

/// Evaluates what stands between `{{` and `}}`.
///
/// Names, numbers, texts in single or double quotes, `a.b`, `a[i]`, `+ - * / %`, comparisons, `&& || !`,
/// `condition ? a : b`, and functions. It is read and evaluated in one go.
struct SceneExpression {
  struct Failure: Error {
    var message: String
  }

  /// The longest expression, in characters.
  static let lengthLimit = 2_000
  private static let depthLimit = 64

  private let characters: [Character]
  private let scope: SceneScope
  private let seed: UInt64
  private var at = 0
  private var depth = 0
  /// False in branches that aren't taken: they are read, but nothing can be wrong with their values.
  private var isLive = true

  private init(_ text: Substring, scope: SceneScope, seed: UInt64) {
    characters = Array(text)
    self.scope = scope
    self.seed = seed
  }

  /// - Throws: ``Failure``.
  static func evaluate(_ text: Substring, scope: SceneScope, seed: UInt64) throws -> JSONNode.Value {
    var expression = SceneExpression(text, scope: scope, seed: seed)
    guard expression.characters.count <= lengthLimit else {
      throw Failure(message: "an expression may have \(lengthLimit) characters at most")
    }
    let value = try expression.choice()
    expression.skipSpace()
    guard expression.at == expression.characters.count else {
      throw Failure(message: "nothing should follow the expression, but there is \(expression.found)")
    }
    return value
  }

  // MARK: Operators, the loosest first

  private mutating func choice() throws -> JSONNode.Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw Failure(message: "the expression goes too deep") }
    let condition = try or()
    guard consume("?") else { return condition }
    let wasLive = isLive
    isLive = wasLive && condition.isTrue
    let yes = try choice()
    guard consume(":") else { throw expected("\":\"") }
    isLive = wasLive && !condition.isTrue
    let no = try choice()
    isLive = wasLive
    return condition.isTrue ? yes : no
  }

  private mutating func or() throws -> JSONNode.Value {
    var value = try and()
    while consume("||") {
      let wasLive = isLive
      isLive = wasLive && !value.isTrue
      let right = try and()
      isLive = wasLive
      value = .bool(value.isTrue || right.isTrue)
    }
    return value
  }

  private mutating func and() throws -> JSONNode.Value {
    var value = try comparison()
    while consume("&&") {
      let wasLive = isLive
      isLive = wasLive && value.isTrue
      let right = try comparison()
      isLive = wasLive
      value = .bool(value.isTrue && right.isTrue)
    }
    return value
  }

  private mutating func comparison() throws -> JSONNode.Value {
    let left = try sum()
    for sign in ["==", "!=", "<=", ">=", "<", ">"] where consume(sign) {
      let right = try sum()
      switch sign {
      case "==": return .bool(JSONNode.Value.areEqual(left, right))
      case "!=": return .bool(!JSONNode.Value.areEqual(left, right))
      default: return .bool(try isOrdered(left, right, sign))
      }
    }
    return left
  }

  private func isOrdered(_ left: JSONNode.Value, _ right: JSONNode.Value, _ sign: String) throws -> Bool {
    if case .string(let a) = left, case .string(let b) = right {
      return sign == "<" ? a < b : sign == ">" ? a > b : sign == "<=" ? a <= b : a >= b
    }
    let (a, b) = (try number(left, sign), try number(right, sign))
    return sign == "<" ? a < b : sign == ">" ? a > b : sign == "<=" ? a <= b : a >= b
  }

  private mutating func sum() throws -> JSONNode.Value {
    var value = try product()
    while true {
      if consume("+") {
        let right = try product()
        if case .string = value {
          value = try joined(value, right)
        } else if case .string = right {
          value = try joined(value, right)
        } else {
          value = .number(try number(value, "+") + number(right, "+"))
        }
      } else if consume("-") {
        value = .number(try number(value, "-") - number(try product(), "-"))
      } else {
        return value
      }
    }
  }

  private func joined(_ a: JSONNode.Value, _ b: JSONNode.Value) throws -> JSONNode.Value {
    guard let left = a.text, let right = b.text else {
      guard isLive else { return .string("") }
      throw Failure(message: "\"+\" can't join \(a.kind) and \(b.kind)")
    }
    guard left.utf8.count + right.utf8.count <= 1 << 20 else {
      throw Failure(message: "the text gets too long")
    }
    return .string(left + right)
  }

  private mutating func product() throws -> JSONNode.Value {
    var value = try sign()
    while true {
      if consume("*") {
        value = .number(try number(value, "*") * number(try sign(), "*"))
      } else if consume("/") {
        let (a, b) = (try number(value, "/"), try number(try sign(), "/"))
        if b == 0, isLive { throw Failure(message: "something is divided by 0") }
        value = .number(b == 0 ? 0 : a / b)
      } else if consume("%") {
        let (a, b) = (try number(value, "%"), try number(try sign(), "%"))
        if b == 0, isLive { throw Failure(message: "something is divided by 0") }
        value = .number(b == 0 ? 0 : a - b * (a / b).rounded(.down))
      } else {
        return value
      }
    }
  }

  private mutating func sign() throws -> JSONNode.Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw Failure(message: "the expression goes too deep") }
    if consume("-") { return .number(-(try number(try sign(), "-"))) }
    if consume("!") { return .bool(!(try sign().isTrue)) }
    return try member()
  }

  private mutating func member() throws -> JSONNode.Value {
    var value = try primary()
    while true {
      if consume(".") {
        guard let name = name() else { throw expected("a name after the point") }
        guard isLive else { continue }
        guard case .object(let members) = value else {
          throw Failure(message: "\".\(name)\" is asked of \(value.kind)")
        }
        guard let found = members.last(where: { $0.key == name })?.node.value else {
          throw Failure(
            message: "there is no \"\(name)\" in it\(SceneNames.hint(name, in: members.map(\.key)))")
        }
        value = found
      } else if consume("[") {
        let index = try choice()
        guard consume("]") else { throw expected("\"]\"") }
        guard isLive else { continue }
        value = try element(of: value, at: index)
      } else {
        return value
      }
    }
  }

  private func element(of value: JSONNode.Value, at index: JSONNode.Value) throws -> JSONNode.Value {
    if case .object(let members) = value, case .string(let key) = index {
      if let found = members.last(where: { $0.key == key })?.node.value { return found }
      throw Failure(
        message: "there is no \(SceneText.quoted(key)) in it\(SceneNames.hint(key, in: members.map(\.key)))")
    }
    guard case .array(let list) = value else {
      throw Failure(message: "an element is asked of \(value.kind)")
    }
    let number = try number(index, "[ ]")
    guard let place = Int(exactly: number), list.indices.contains(place) else {
      throw Failure(message: "there is no element \(PlainNumber.text(number)) in a list of \(list.count)")
    }
    return list[place].value
  }

  private mutating func primary() throws -> JSONNode.Value {
    skipSpace()
    guard at < characters.count else { throw expected("a value") }
    let character = characters[at]
    if consume("(") {
      let value = try choice()
      guard consume(")") else { throw expected("\")\"") }
      return value
    }
    if character == "'" || character == "\"" {
      at += 1
      let start = at
      while at < characters.count, characters[at] != character { at += 1 }
      guard at < characters.count else { throw Failure(message: "a text has no quotation mark at its end") }
      at += 1
      return .string(String(characters[start..<at - 1]))
    }
    if character.isASCII, character.isNumber || character == "." { return .number(try literal()) }
    guard let name = name() else { throw expected("a value") }
    if consume("(") { return try call(name) }
    switch name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "pi": return .number(.pi)
    default: break
    }
    if let value = scope.value(of: name) { return value }
    guard isLive else { return .null }
    throw Failure(message: "there is no \"\(name)\"\(SceneNames.hint(name, in: scope.names))")
  }

  private mutating func call(_ name: String) throws -> JSONNode.Value {
    var arguments: [JSONNode.Value] = []
    if !consume(")") {
      repeat { arguments.append(try choice()) } while consume(",")
      guard consume(")") else { throw expected("\")\"") }
    }
    guard isLive else { return .null }
    return try SceneFunctions.call(name, arguments, seed: seed)
  }

  // MARK: Words

  private mutating func literal() throws -> Double {
    let start = at
    while at < characters.count {
      let character = characters[at]
      let isExponent = at > start && "eE".contains(character)
      let isSign = "+-".contains(character) && at > start && "eE".contains(characters[at - 1])
      guard character.isASCII, character.isNumber || character == "." || isExponent || isSign else { break }
      at += 1
    }
    let text = String(characters[start..<at])
    guard let number = Double(text), number.isFinite else {
      throw Failure(message: "\(SceneText.quoted(text)) is no number")
    }
    return number
  }

  private mutating func name() -> String? {
    skipSpace()
    let start = at
    while at < characters.count,
      characters[at].isLetter || characters[at] == "_" || at > start && characters[at].isNumber
    {
      at += 1
    }
    return at > start ? String(characters[start..<at]) : nil
  }

  private mutating func consume(_ sign: String) -> Bool {
    skipSpace()
    guard characters[at...].starts(with: sign) else { return false }
    // "<" is not the begin of "<=", nor "!" of "!=", where those are asked for later.
    let next = at + sign.count
    if ["!", "<", ">"].contains(sign), next < characters.count, characters[next] == "=" { return false }
    at = next
    return true
  }

  private mutating func skipSpace() {
    while at < characters.count, characters[at].isWhitespace { at += 1 }
  }

  private func number(_ value: JSONNode.Value, _ sign: String) throws -> Double {
    if case .number(let number) = value { return number }
    guard isLive else { return 0 }
    throw Failure(message: "\"\(sign)\" needs numbers, but there is \(value.kind)")
  }

  private var found: String { at < characters.count ? "\"\(characters[at])\"" : "its end" }

  private func expected(_ what: String) -> Failure {
    Failure(message: "\(what) should be in the expression, but there is \(found)")
  }
}
