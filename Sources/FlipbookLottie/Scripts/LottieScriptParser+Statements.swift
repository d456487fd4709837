extension LottieScriptParser {
  mutating func statement() throws -> Statement {
    try nested { try $0.anyStatement() }
  }

  private mutating func anyStatement() throws -> Statement {
    if accept(";") { return .empty }
    if isSymbol("{") { return .block(try block()) }
    guard case .name(let name) = kind else { return try expressionStatement() }
    switch name {
    case "var", "let", "const":
      let variables = try self.variables()
      try endStatement()
      return variables
    case "function":
      advance()
      return .function(try function())
    case "return":
      advance()
      if isSymbol(";") || isSymbol("}") || kind == .end || startsLine {
        _ = accept(";")
        return .return(nil)
      }
      let value = try expression()
      try endStatement()
      return .return(value)
    case "if":
      advance()
      let test = try parenthesized()
      let body = try statement()
      return .if(test, body, acceptName("else") ? try statement() : nil)
    case "while", "do", "for": return try loop(name)
    case "break", "continue":
      advance()
      if case .name = kind, !startsLine { throw LottieScriptError("labels are not supported") }
      try endStatement()
      return name == "break" ? .break : .continue
    case "throw":
      advance()
      let value = try expression()
      try endStatement()
      return .throw(value)
    case "try": return try tryStatement()
    case "switch": return try switchStatement()
    case "class", "import", "export", "async", "with":
      throw LottieScriptError("\"\(name)\" is not supported")
    default: return try expressionStatement()
    }
  }

  private mutating func expressionStatement() throws -> Statement {
    let value = try expression()
    try endStatement()
    return .expression(value)
  }

  /// The end of a statement: a semicolon, or where one may be left out.
  private mutating func endStatement() throws {
    if accept(";") || isSymbol("}") || kind == .end || startsLine { return }
    throw LottieScriptError("a statement should end before \(described)")
  }

  mutating func block() throws -> [Statement] {
    try expect("{")
    var list: [Statement] = []
    while !isSymbol("}") {
      guard kind != .end else { throw LottieScriptError("a block has no end") }
      list.append(try statement())
    }
    advance()
    return list
  }

  private mutating func parenthesized() throws -> Expression {
    try expect("(")
    let value = try expression()
    try expect(")")
    return value
  }

  private mutating func variables() throws -> Statement {
    let isBlockScoped = !isName("var")
    advance()
    var list: [Syntax.Variable] = []
    repeat {
      let target = try bindingTarget()
      list.append(Syntax.Variable(target: target, value: accept("=") ? try assignment() : nil))
    } while accept(",")
    return .variables(list, isBlockScoped: isBlockScoped)
  }

  /// A name, or a list or an object of names.
  private mutating func bindingTarget() throws -> Expression {
    if case .name(let name) = kind {
      advance()
      return .name(name)
    }
    guard isSymbol("[") || isSymbol("{") else {
      throw LottieScriptError("a name should stand before \(described)")
    }
    return try nested { try $0.primary() }
  }

  private mutating func loop(_ name: String) throws -> Statement {
    advance()
    if name == "while" {
      let test = try parenthesized()
      return .while(test, try statement())
    }
    if name == "do" {
      let body = try statement()
      guard acceptName("while") else { throw LottieScriptError("\"while\" should stand before \(described)") }
      let test = try parenthesized()
      _ = accept(";")
      return .doWhile(body, test)
    }
    try expect("(")
    var start = Statement.empty
    if isName("var") || isName("let") || isName("const") {
      let before = mark
      advance()
      let target = try bindingTarget()
      if isName("of") || isName("in") {
        let isOverValues = isName("of")
        advance()
        let list = try expression()
        try expect(")")
        return .forEach(target, list, isOverValues: isOverValues, try statement())
      }
      mark = before
      start = try variables()
    } else if case .name(let target) = kind, following == .name("in") || following == .name("of") {
      advance()
      let isOverValues = isName("of")
      advance()
      let list = try expression()
      try expect(")")
      return .forEach(.name(target), list, isOverValues: isOverValues, try statement())
    } else if !isSymbol(";") {
      start = .expression(try expression())
    }
    try expect(";")
    let test = isSymbol(";") ? nil : try expression()
    try expect(";")
    let step = isSymbol(")") ? nil : try expression()
    try expect(")")
    return .for(start, test, step, try statement())
  }

  private mutating func tryStatement() throws -> Statement {
    advance()
    let body = Statement.block(try block())
    var name: String?
    var handler: Statement?
    if acceptName("catch") {
      if accept("(") {
        guard case .name(let word) = kind else {
          throw LottieScriptError("a name should stand before \(described)")
        }
        name = word
        advance()
        try expect(")")
      }
      handler = .block(try block())
    }
    let last: Statement? = acceptName("finally") ? .block(try block()) : nil
    guard handler != nil || last != nil else { throw LottieScriptError("\"catch\" should follow \"try\"") }
    return .try(body, name: name, handler: handler, last: last)
  }

  private mutating func switchStatement() throws -> Statement {
    advance()
    let value = try parenthesized()
    try expect("{")
    var cases: [Syntax.Case] = []
    while !accept("}") {
      var test: Expression?
      if acceptName("case") {
        test = try expression()
      } else if !acceptName("default") {
        throw LottieScriptError("\"case\" should stand before \(described)")
      }
      try expect(":")
      var body: [Statement] = []
      while !isName("case"), !isName("default"), !isSymbol("}") {
        guard kind != .end else { throw LottieScriptError("a block has no end") }
        body.append(try statement())
      }
      cases.append(Syntax.Case(test: test, body: body))
    }
    return .switch(value, cases)
  }

  /// A function after its keyword.
  mutating func function() throws -> Syntax.Function {
    var name: String?
    if case .name(let word) = kind {
      name = word
      advance()
    }
    let (parameters, defaults) = try self.parameters()
    return Syntax.Function(name: name, parameters: parameters, defaults: defaults, body: try block())
  }

  mutating func parameters() throws -> ([Expression], [Expression?]) {
    try expect("(")
    var list: [Expression] = []
    var defaults: [Expression?] = []
    while !accept(")") {
      if accept("...") {
        list.append(.spread(try bindingTarget()))
      } else {
        list.append(try bindingTarget())
      }
      defaults.append(accept("=") ? try assignment() : nil)
      if !isSymbol(")") { try expect(",") }
    }
    return (list, defaults)
  }
}
