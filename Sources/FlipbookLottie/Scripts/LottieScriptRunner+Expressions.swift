import Foundation

extension LottieScriptRunner {
  func evaluate(_ expression: Syntax.Expression, _ scope: LottieScriptScope) throws -> LottieScriptValue {
    try count()
    switch expression {
    case .number(let value): return .number(value)
    case .string(let text): return .string(text)
    case .boolean(let flag): return .boolean(flag)
    case .null: return .null
    case .undefined: return .undefined
    case .name(let name): return try named(name, scope)
    default: return try deeper { try compound(expression, scope) }
    }
  }

  private func named(_ name: String, _ scope: LottieScriptScope) throws -> LottieScriptValue {
    // Variables of scopes far out are looked for in all that lie between.
    try count(depth / 32)
    if let value = scope.value(name) { return value }
    if let value = try world.global(name, self) { return value }
    throw LottieScriptError("\"\(name)\" is not known")
  }

  private func compound(_ expression: Syntax.Expression, _ scope: LottieScriptScope) throws
    -> LottieScriptValue
  {
    switch expression {
    case .template(let texts, let values):
      var result = texts[0]
      for (index, value) in values.enumerated() {
        result += text(try evaluate(value, scope)) + texts[index + 1]
        try checkLength(result)
      }
      return .string(result)
    case .array(let list): return .array(LottieScriptArray(try evaluate(list, scope)))
    case .object(let entries):
      let object = LottieScriptObject()
      for entry in entries { object[text(try evaluate(entry.key, scope))] = try evaluate(entry.value, scope) }
      return .object(object)
    case .function(let function): return .function(LottieScriptClosure(function, scope))
    case .member(let owner, let key, let isOptional):
      let value = try evaluate(owner, scope)
      if isOptional {
        switch value {
        case .undefined, .null: return .undefined
        default: break
        }
      }
      return try member(value, try evaluate(key, scope))
    case .call(let callee, let arguments):
      if case .name("eval") = callee {
        return try runText(try evaluate(arguments, scope).first ?? .undefined, scope)
      }
      return try call(try evaluate(callee, scope), try evaluate(arguments, scope))
    case .new(let callee, let arguments): return try make(callee, try evaluate(arguments, scope))
    case .conditional(let test, let first, let second):
      return try evaluate(isTrue(try evaluate(test, scope)) ? first : second, scope)
    case .sequence(let list):
      return try list.reduce(LottieScriptValue.undefined) { _, next in try evaluate(next, scope) }
    case .assign(let target, let change, let value): return try assign(target, change, value, scope)
    case .step(let target, let difference, let isPrefix):
      let before = try number(evaluate(target, scope))
      try store(.number(before + difference), in: target, scope)
      return .number(isPrefix ? before + difference : before)
    case .prefix(let change, let operand): return try apply(change, operand, scope)
    case .binary(let change, let left, let right): return try binary(change, left, right, scope)
    default: throw LottieScriptError("this part of the script is not supported")
    }
  }

  private func evaluate(_ list: [Syntax.Expression], _ scope: LottieScriptScope) throws -> [LottieScriptValue]
  {
    var result: [LottieScriptValue] = []
    result.reserveCapacity(list.count)
    for item in list {
      if case .spread(let inner) = item {
        guard case .array(let array) = try plain(evaluate(inner, scope)) else {
          throw LottieScriptError("only lists can be spread")
        }
        try count(array.elements.count)
        result += array.elements
      } else {
        result.append(try evaluate(item, scope))
      }
    }
    return result
  }

  private func binary(
    _ change: Syntax.Operator, _ left: Syntax.Expression, _ right: Syntax.Expression,
    _ scope: LottieScriptScope
  ) throws -> LottieScriptValue {
    let first = try evaluate(left, scope)
    switch change {
    case .both: return isTrue(first) ? try evaluate(right, scope) : first
    case .either: return isTrue(first) ? first : try evaluate(right, scope)
    case .present:
      switch first {
      case .undefined, .null: return try evaluate(right, scope)
      default: return first
      }
    default: return try apply(change, first, try evaluate(right, scope))
    }
  }

  // MARK: Assignment

  private func assign(
    _ target: Syntax.Expression, _ change: Syntax.Operator?, _ value: Syntax.Expression,
    _ scope: LottieScriptScope
  ) throws -> LottieScriptValue {
    var result: LottieScriptValue
    if let change {
      result = try binary(change, target, value, scope)
    } else {
      result = try evaluate(value, scope)
    }
    // Lists are values of their own when they come from the animation.
    if case .part = result, change != nil { result = try plain(result) }
    switch target {
    case .array, .object: try bind(target, result) { try store($1, in: .name($0), scope) }
    default: try store(result, in: target, scope)
    }
    return result
  }

  private func store(_ value: LottieScriptValue, in target: Syntax.Expression, _ scope: LottieScriptScope)
    throws
  {
    switch target {
    case .name(let name):
      // A name that is not declared becomes a variable, as outside of strict mode.
      if !scope.assign(name, value) { scope.function.declare(name, value) }
    case .member(let owner, let key, _):
      let object = try evaluate(owner, scope)
      let key = try evaluate(key, scope)
      switch object {
      case .array(let array):
        let index = try number(key)
        guard index >= 0, index == index.rounded(), index < Double(LottieScriptArray.limit) else {
          throw LottieScriptError("\(text(key)) is no place of a list")
        }
        while array.elements.count <= Int(index) {
          try count()
          array.elements.append(.undefined)
        }
        array.elements[Int(index)] = value
      case .object(let object): object[text(key)] = value
      default: throw LottieScriptError("\"\(text(key))\" can't be changed")
      }
    default: throw LottieScriptError("there is nothing to assign to")
    }
  }

  // MARK: Calls

  /// Calls a function, or asks a part of the animation for a member.
  func call(_ callee: LottieScriptValue, _ arguments: [LottieScriptValue]) throws -> LottieScriptValue {
    try count(4)
    switch callee {
    case .function(let closure): return try deeper { try call(closure, arguments) }
    case .library(let function, let receiver):
      var owner = LottieScriptValue.undefined
      if case .value(let value) = receiver { owner = value }
      return try deeper { try function.body(self, owner, arguments) }
    case .part(let part):
      guard let key = arguments.first else { return callee }
      guard let value = try world.member(plain(key), of: part, self) else {
        throw LottieScriptError("there is no \"\(text(key))\" here")
      }
      return value
    default: throw LottieScriptError("a value that is no function is called")
    }
  }

  private func call(_ closure: LottieScriptClosure, _ arguments: [LottieScriptValue]) throws
    -> LottieScriptValue
  {
    let scope = LottieScriptScope(parent: closure.scope, isFunction: true)
    scope.declare("arguments", .array(LottieScriptArray(arguments)))
    for (index, parameter) in closure.function.parameters.enumerated() {
      if case .spread(let rest) = parameter {
        try bind(rest, .array(LottieScriptArray(Array(arguments.dropFirst(index))))) { scope.declare($0, $1) }
        break
      }
      var value = index < arguments.count ? arguments[index] : .undefined
      if case .undefined = value, let fallback = closure.function.defaults[index] {
        value = try evaluate(fallback, scope)
      }
      try bind(parameter, value) { scope.declare($0, $1) }
    }
    if case .returned(let value) = try execute(closure.function.body, scope) { return value }
    return .undefined
  }

  private func make(_ callee: Syntax.Expression, _ arguments: [LottieScriptValue]) throws -> LottieScriptValue
  {
    switch callee {
    case .name("Array"):
      if arguments.count == 1, case .number(let length) = arguments[0] {
        guard length >= 0, length == length.rounded(), length <= Double(LottieScriptArray.limit) else {
          throw LottieScriptError("\(length) is no length of a list")
        }
        try count(Int(length))
        return .array(LottieScriptArray(Array(repeating: .undefined, count: Int(length))))
      }
      return .array(LottieScriptArray(arguments))
    case .name("Object"): return .object(LottieScriptObject())
    case .name("Error"):
      return .object(LottieScriptObject([("message", .string(arguments.first.map(text) ?? ""))]))
    case .name(let name): throw LottieScriptError("\"new \(name)\" is not supported")
    default: throw LottieScriptError("\"new\" is not supported for this")
    }
  }

  /// Runs a text as a script inside another.
  private func runText(_ source: LottieScriptValue, _ scope: LottieScriptScope) throws -> LottieScriptValue {
    guard case .string(let source) = source else { return source }
    try count(20 + source.utf8.count)
    let statements = try LottieScriptParser.statements(of: source)
    let before = last
    defer { last = before }
    last = .undefined
    _ = try execute(statements, scope)
    return last
  }
}
