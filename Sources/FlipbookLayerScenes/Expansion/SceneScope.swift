import FlipbookDiagnostics

/// Names and their values, as expressions see them.
struct SceneScope {
  /// The names that can be used everywhere: props, variables, markers, the film's size.
  var globals: [String: JSONNode.Value] = [:]
  /// A definition's parameters and the names of `forEach`.
  var locals: [String: JSONNode.Value] = [:]

  func value(of name: String) -> JSONNode.Value? { locals[name] ?? globals[name] }

  var names: [String] { Set(locals.keys).union(globals.keys).sorted() }
}

extension JSONNode.Value {
  /// A kind of value, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Whether a condition counts as met: everything but false, null, 0 and what is empty.
  var isTrue: Bool {
    switch self {
    case .null: false
    case .bool(let flag): flag
    case .number(let number): number != 0
    case .string(let text): !text.isEmpty
    case .array(let list): !list.isEmpty
    case .object: true
    }
  }

  /// The value as part of a text; nil for lists and objects.
  var text: String? {
    switch self {
    case .null: ""
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): PlainNumber.text(number)
    case .string(let text): text
    case .array, .object: nil
    }
  }

  static func areEqual(_ a: Self, _ b: Self) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    default: false
    }
  }
}
