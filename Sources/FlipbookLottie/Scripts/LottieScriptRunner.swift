/// Runs scripts, within limits.
final class LottieScriptRunner {
  typealias Syntax = LottieScriptSyntax

  /// The most steps of one script; long texts and lists count as several.
  static let stepLimit = 400_000
  /// The most expressions and calls that lie in one another as a script runs.
  static let depthLimit = 500

  /// The way a statement ended.
  enum Ending {
    case normal
    case `break`
    case `continue`
    case returned(LottieScriptValue)
  }

  unowned let world: any LottieScriptWorld
  /// The steps that are left.
  var steps: Int
  private(set) var depth: Int
  /// The value of the last statement that was an expression.
  var last = LottieScriptValue.undefined

  /// - Parameters:
  ///   - steps: The most steps.
  ///   - depth: How deep the runner lies in others.
  init(_ world: any LottieScriptWorld, steps: Int = LottieScriptRunner.stepLimit, depth: Int = 0) {
    (self.world, self.steps, self.depth) = (world, steps, depth)
  }

  /// Runs a script and returns its result: the variable of exporters, or the value of the last statement.
  ///
  /// - Throws: ``LottieScriptError``.
  func run(_ script: LottieScript) throws -> LottieScriptValue {
    let scope = LottieScriptScope(parent: nil, isFunction: true)
    let ending = try execute(script.statements, scope)
    if let result = scope.value(LottieScript.result) {
      if case .undefined = result {} else { return result }
    }
    if case .returned(let value) = ending { return value }
    return last
  }

  /// Counts steps.
  func count(_ number: Int = 1) throws {
    steps -= number
    guard steps >= 0 else {
      throw LottieScriptError("the script takes more than \(Self.stepLimit) steps", isLimit: true)
    }
  }

  /// Runs something one level deeper.
  func deeper<Result>(_ body: () throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw LottieScriptError("calls lie in one another too deep", isLimit: true)
    }
    return try body()
  }

  // MARK: Statements

  /// Runs statements; functions among them are known from the start.
  func execute(_ statements: [Syntax.Statement], _ scope: LottieScriptScope) throws -> Ending {
    for case .function(let function) in statements {
      scope.function.declare(function.name ?? "", .function(LottieScriptClosure(function, scope)))
    }
    for statement in statements {
      switch try execute(statement, scope) {
      case .normal: continue
      case let other: return other
      }
    }
    return .normal
  }

  func execute(_ statement: Syntax.Statement, _ scope: LottieScriptScope) throws -> Ending {
    try count()
    return try deeper { try run(statement, scope) }
  }

  private func run(_ statement: Syntax.Statement, _ scope: LottieScriptScope) throws -> Ending {
    switch statement {
    case .empty, .function: return .normal
    case .expression(let expression): last = try evaluate(expression, scope)
    case .variables(let list, let isBlockScoped):
      for variable in list { try declare(variable, in: isBlockScoped ? scope : scope.function, scope) }
    case .return(let expression):
      return .returned(try expression.map { try evaluate($0, scope) } ?? .undefined)
    case .if(let test, let body, let other):
      if isTrue(try evaluate(test, scope)) { return try execute(body, scope) }
      if let other { return try execute(other, scope) }
    case .block(let statements):
      return try execute(statements, LottieScriptScope(parent: scope, isFunction: false))
    case .while, .doWhile, .for, .forEach: return try runLoop(statement, scope)
    case .break: return .break
    case .continue: return .continue
    case .throw(let expression): throw LottieScriptError(text(try evaluate(expression, scope)))
    case .try(let body, let name, let handler, let final):
      return try runTry(body, name, handler, final, scope)
    case .switch(let expression, let cases):
      return try runSwitch(try evaluate(expression, scope), cases, scope)
    }
    return .normal
  }

  private func declare(
    _ variable: Syntax.Variable, in owner: LottieScriptScope, _ scope: LottieScriptScope
  ) throws {
    if variable.value == nil, case .name(let name) = variable.target, owner.owns(name) { return }
    let value = try variable.value.map { try evaluate($0, scope) } ?? .undefined
    try bind(variable.target, value) { owner.declare($0, $1) }
  }

  /// Gives the names of a pattern their values.
  func bind(
    _ target: Syntax.Expression, _ value: LottieScriptValue, _ set: (String, LottieScriptValue) throws -> Void
  ) throws {
    switch target {
    case .name(let name): try set(name, value)
    case .array(let targets):
      for (index, inner) in targets.enumerated() {
        if case .undefined = inner { continue }
        try bind(inner, try member(value, .number(Double(index))), set)
      }
    case .object(let entries):
      for entry in entries {
        guard case .string(let key) = entry.key else { continue }
        try bind(entry.value, try member(value, .string(key)), set)
      }
    default: throw LottieScriptError("this pattern is not supported")
    }
  }

  private func runTry(
    _ body: Syntax.Statement, _ name: String?, _ handler: Syntax.Statement?, _ final: Syntax.Statement?,
    _ scope: LottieScriptScope
  ) throws -> Ending {
    var ending = Ending.normal
    do {
      ending = try execute(body, scope)
    } catch let error as LottieScriptError where !error.isLimit && handler != nil {
      let inner = LottieScriptScope(parent: scope, isFunction: false)
      if let name {
        inner.declare(name, .object(LottieScriptObject([("message", .string(error.message))])))
      }
      if let handler { ending = try execute(handler, inner) }
    }
    if let final {
      let last = try execute(final, scope)
      if case .normal = last { return ending }
      return last
    }
    return ending
  }

  private func runSwitch(_ value: LottieScriptValue, _ cases: [Syntax.Case], _ scope: LottieScriptScope)
    throws
    -> Ending
  {
    let inner = LottieScriptScope(parent: scope, isFunction: false)
    var start: Int?
    for (index, item) in cases.enumerated() {
      guard let test = item.test else { continue }
      if isSame(value, try evaluate(test, inner)) {
        start = index
        break
      }
    }
    guard let first = start ?? cases.firstIndex(where: { $0.test == nil }) else { return .normal }
    for item in cases[first...] {
      switch try execute(item.body, inner) {
      case .normal: continue
      case .break: return .normal
      case let other: return other
      }
    }
    return .normal
  }
}
