extension LottieScriptParser {
  /// An expression with commas.
  mutating func expression() throws -> Expression {
    let first = try assignment()
    guard isSymbol(",") else { return first }
    var list = [first]
    while accept(",") { list.append(try assignment()) }
    return .sequence(list)
  }

  mutating func assignment() throws -> Expression {
    try nested { try $0.anyAssignment() }
  }

  private mutating func anyAssignment() throws -> Expression {
    if let arrow = try arrowFunction() { return arrow }
    let target = try conditional()
    guard case .symbol(let symbol) = kind, symbol.hasSuffix("="),
      !["==", "===", "!=", "!==", "<=", ">="].contains(symbol)
    else { return target }
    let change = symbol == "=" ? nil : Syntax.Operator(rawValue: String(symbol.dropLast()))
    switch target {
    case .name, .member: break
    case .array, .object: if change != nil { fallthrough }
    default: throw LottieScriptError("there is nothing to assign to before \"\(symbol)\"")
    }
    advance()
    return .assign(target, change, try assignment())
  }

  private mutating func arrowFunction() throws -> Expression? {
    var parameters: [Expression] = []
    var defaults: [Expression?] = []
    if case .name(let name) = kind, following == .symbol("=>") {
      advance()
      (parameters, defaults) = ([.name(name)], [nil])
    } else if isSymbol("("), parenthesesBeginArrow() {
      (parameters, defaults) = try self.parameters()
    } else {
      return nil
    }
    try expect("=>")
    let body: [Statement] = isSymbol("{") ? try block() : [.return(try assignment())]
    return .function(
      Syntax.Function(name: nil, parameters: parameters, defaults: defaults, body: body))
  }

  private mutating func conditional() throws -> Expression {
    let test = try binary(0)
    guard accept("?") else { return test }
    let first = try assignment()
    try expect(":")
    return .conditional(test, first, try assignment())
  }

  /// The operators by how strongly they bind, the weakest first.
  private static let levels: [String: Int] = [
    "??": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "===": 7, "!==": 7, "<": 8, ">": 8,
    "<=": 8, ">=": 8, "in": 8, "instanceof": 8, "<<": 9, ">>": 9, ">>>": 9, "+": 10, "-": 10, "*": 11,
    "/": 11, "%": 11, "**": 12,
  ]

  private mutating func binary(_ lowest: Int) throws -> Expression {
    var left = try prefix()
    while true {
      let word: String
      switch kind {
      case .symbol(let symbol): word = symbol
      case .name("in"): word = "in"
      case .name("instanceof"): word = "instanceof"
      default: return left
      }
      guard let level = Self.levels[word], level > lowest, let change = Syntax.Operator(rawValue: word) else {
        return left
      }
      advance()
      // Powers bind from the right.
      let right = try nested { try $0.binary(word == "**" ? level - 1 : level) }
      left = .binary(change, left, right)
    }
  }

  private mutating func prefix() throws -> Expression {
    if case .symbol(let symbol) = kind, symbol == "++" || symbol == "--" {
      advance()
      return .step(try nested { try $0.prefix() }, by: symbol == "++" ? 1 : -1, isPrefix: true)
    }
    let word: String
    switch kind {
    case .symbol(let symbol): word = symbol
    case .name(let name) where ["typeof", "void", "delete"].contains(name): word = name
    default: return try postfix()
    }
    guard let change = Syntax.Prefix(rawValue: word) else { return try postfix() }
    advance()
    let operand = try nested { try $0.prefix() }
    if change == .minus, case .number(let value) = operand { return .number(-value) }
    return .prefix(change, operand)
  }

  private mutating func postfix() throws -> Expression {
    let value = try call(on: primary())
    guard !startsLine, case .symbol(let symbol) = kind, symbol == "++" || symbol == "--" else { return value }
    advance()
    return .step(value, by: symbol == "++" ? 1 : -1, isPrefix: false)
  }

  /// Members and calls after a value.
  private mutating func call(on first: Expression, takesArguments: Bool = true) throws -> Expression {
    var value = first
    var length = 0
    while true {
      length += 1
      guard length <= 200 else { throw LottieScriptError("a chain of calls is too long") }
      if accept(".") {
        guard case .name(let name) = kind else { throw LottieScriptError("a name should follow \".\"") }
        advance()
        value = .member(value, .string(name), isOptional: false)
      } else if accept("[") {
        let key = try expression()
        try expect("]")
        value = .member(value, key, isOptional: false)
      } else if isSymbol("?"), following == .symbol(".") {
        advance()
        advance()
        guard case .name(let name) = kind else { throw LottieScriptError("a name should follow \"?.\"") }
        advance()
        value = .member(value, .string(name), isOptional: true)
      } else if takesArguments, isSymbol("(") {
        value = .call(value, try arguments())
      } else {
        return value
      }
    }
  }

  private mutating func arguments() throws -> [Expression] {
    try expect("(")
    return try list(until: ")")
  }

  private mutating func list(until end: String) throws -> [Expression] {
    var list: [Expression] = []
    while !accept(end) {
      if isSymbol(",") {
        list.append(.undefined)
      } else {
        list.append(accept("...") ? .spread(try assignment()) : try assignment())
      }
      if !isSymbol(end) { try expect(",") }
    }
    return list
  }

  mutating func primary() throws -> Expression {
    let word = kind
    switch word {
    case .number(let value):
      advance()
      return .number(value)
    case .string(let text):
      advance()
      return .string(text)
    case .template(let texts, let sources):
      advance()
      return .template(
        texts,
        try sources.map { source in
          var inner = try LottieScriptParser.inner(source, of: self)
          return try inner.nested { try $0.expression() }
        })
    case .name(let name): return try named(name)
    case .symbol("("):
      advance()
      let value = try expression()
      try expect(")")
      return value
    case .symbol("["):
      advance()
      return .array(try list(until: "]"))
    case .symbol("{"): return try object()
    default: throw LottieScriptError("a value should stand before \(described)")
    }
  }

  private mutating func named(_ name: String) throws -> Expression {
    advance()
    switch name {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "undefined": return .undefined
    case "function": return .function(try function())
    case "new":
      let type = try nested { parser in try parser.call(on: parser.primary(), takesArguments: false) }
      return .new(type, isSymbol("(") ? try arguments() : [])
    case "class", "async", "await", "yield", "super": throw LottieScriptError("\"\(name)\" is not supported")
    default: return .name(name)
    }
  }

  private mutating func object() throws -> Expression {
    try expect("{")
    var entries: [Syntax.Entry] = []
    while !accept("}") {
      var key: Expression
      var short: String?
      switch kind {
      case .name(let name):
        (key, short) = (.string(name), name)
        advance()
      case .string(let text):
        key = .string(text)
        advance()
      case .number(let value):
        key = .number(value)
        advance()
      case .symbol("["):
        advance()
        key = try expression()
        try expect("]")
      default: throw LottieScriptError("a key should stand before \(described)")
      }
      if accept(":") {
        entries.append(Syntax.Entry(key: key, value: try assignment()))
      } else if isSymbol("("), let short {
        let (parameters, defaults) = try parameters()
        let body = Syntax.Function(
          name: short, parameters: parameters, defaults: defaults, body: try block())
        entries.append(Syntax.Entry(key: key, value: .function(body)))
      } else if let short {
        entries.append(Syntax.Entry(key: key, value: .name(short)))
      } else {
        throw LottieScriptError("\":\" should stand before \(described)")
      }
      if !isSymbol("}") { try expect(",") }
    }
    return .object(entries)
  }
}
