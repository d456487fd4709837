/// Reads the syntax of a script.
struct LottieScriptParser {
  typealias Syntax = LottieScriptSyntax
  typealias Expression = LottieScriptSyntax.Expression
  typealias Statement = LottieScriptSyntax.Statement

  /// The longest script, in bytes of UTF-8.
  static let lengthLimit = 200_000
  /// The most parts that lie in one another.
  static let depthLimit = 80

  private let tokens: [LottieScriptToken]
  private var at = 0
  private var depth = 0

  private init(_ text: String) throws {
    guard text.utf8.count <= Self.lengthLimit else {
      throw LottieScriptError("the script is longer than \(Self.lengthLimit) bytes")
    }
    tokens = try LottieScriptLexer.tokens(of: text)
  }

  /// The statements of a text.
  ///
  /// - Throws: ``LottieScriptError`` where it is malformed, too long or too deep.
  static func statements(of text: String) throws -> [Statement] {
    var parser = try LottieScriptParser(text)
    var statements: [Statement] = []
    while parser.kind != .end { statements.append(try parser.statement()) }
    return statements
  }

  var kind: LottieScriptToken.Kind { tokens[at].kind }
  var startsLine: Bool { tokens[at].startsLine }
  var following: LottieScriptToken.Kind { tokens[min(at + 1, tokens.count - 1)].kind }

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol(symbol) }
  func isName(_ name: String) -> Bool { kind == .name(name) }

  mutating func advance() { at = min(at + 1, tokens.count - 1) }

  mutating func accept(_ symbol: String) -> Bool {
    guard isSymbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func acceptName(_ name: String) -> Bool {
    guard isName(name) else { return false }
    advance()
    return true
  }

  mutating func expect(_ symbol: String) throws {
    guard accept(symbol) else { throw LottieScriptError("\"\(symbol)\" should stand before \(described)") }
  }

  var described: String {
    switch kind {
    case .end: "the end"
    case .name(let name): "\"\(name)\""
    case .number: "a number"
    case .string: "a string"
    case .template: "a template"
    case .symbol(let symbol): "\"\(symbol)\""
    }
  }

  /// Reads a part that lies in another.
  mutating func nested<Result>(_ body: (inout LottieScriptParser) throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw LottieScriptError("parts lie in one another more than \(Self.depthLimit) deep")
    }
    return try body(&self)
  }

  /// Where a parser stands, to go back to.
  var mark: Int {
    get { at }
    set { at = newValue }
  }

  /// Whether the parentheses at the current place belong to an arrow function.
  func parenthesesBeginArrow() -> Bool {
    var level = 0
    for index in at..<tokens.count {
      if tokens[index].kind == .symbol("(") { level += 1 }
      if tokens[index].kind == .symbol(")") {
        level -= 1
        if level == 0 { return tokens[min(index + 1, tokens.count - 1)].kind == .symbol("=>") }
      }
    }
    return false
  }
}

extension LottieScriptParser {
  /// A parser of a text that lies in another's, as deep as that one is.
  static func inner(_ text: String, of outer: LottieScriptParser) throws -> LottieScriptParser {
    var parser = try LottieScriptParser(text)
    parser.depth = outer.depth
    return parser
  }
}
