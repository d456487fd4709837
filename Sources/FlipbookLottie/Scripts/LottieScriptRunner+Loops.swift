extension LottieScriptRunner {
  func runLoop(_ statement: Syntax.Statement, _ scope: LottieScriptScope) throws -> Ending {
    switch statement {
    case .while(let test, let body):
      while isTrue(try evaluate(test, scope)) {
        if let ending = leaves(try execute(body, scope)) { return ending }
      }
    case .doWhile(let body, let test):
      repeat {
        if let ending = leaves(try execute(body, scope)) { return ending }
      } while isTrue(try evaluate(test, scope))
    case .for(let start, let test, let step, let body):
      let inner = LottieScriptScope(parent: scope, isFunction: false)
      _ = try execute(start, inner)
      while try test.map({ isTrue(try evaluate($0, inner)) }) ?? true {
        if let ending = leaves(try execute(body, inner)) { return ending }
        if let step { _ = try evaluate(step, inner) }
      }
    case .forEach(let target, let list, let isOverValues, let body):
      for value in try items(of: try evaluate(list, scope), isOverValues: isOverValues) {
        let inner = LottieScriptScope(parent: scope, isFunction: false)
        try bind(target, value) { name, value in
          if !inner.assign(name, value) { inner.declare(name, value) }
        }
        if let ending = leaves(try execute(body, inner)) { return ending }
      }
    default: break
    }
    return .normal
  }

  /// The ending of the loop itself after its body's; nil where it goes on.
  private func leaves(_ ending: Ending) -> Ending? {
    switch ending {
    case .normal, .continue: nil
    case .break: .normal
    case .returned: ending
    }
  }

  private func items(of list: LottieScriptValue, isOverValues: Bool) throws -> [LottieScriptValue] {
    switch try plain(list) {
    case .array(let array):
      try count(array.elements.count)
      return isOverValues
        ? array.elements : array.elements.indices.map { .string(String($0)) }
    case .object(let object):
      guard !isOverValues else { throw LottieScriptError("an object is no list") }
      return object.keys.map { .string($0) }
    case .string(let text):
      try count(text.utf8.count)
      return text.enumerated().map { isOverValues ? .string(String($1)) : .string(String($0)) }
    default:
      guard !isOverValues else { throw LottieScriptError("the value is no list") }
      return []
    }
  }
}
