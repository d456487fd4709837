import Foundation

extension LottieScriptLibrary {
  /// Functions of texts. Places count UTF-16 units.
  static let strings = table(parts + changes + questions)

  private static func string(
    _ name: String,
    _ body: @escaping @Sendable (LottieScriptRunner, String, [LottieScriptValue]) throws -> LottieScriptValue
  ) -> LottieScriptFunction {
    LottieScriptFunction(name) { runner, owner, arguments in
      guard case .string(let text) = owner else { throw LottieScriptError("the value is no text") }
      try runner.checkLength(text)
      return try body(runner, text, arguments)
    }
  }

  private static func cut(_ text: String, _ start: Int, _ end: Int) -> LottieScriptValue {
    let units = Array(text.utf16)
    let (first, last) = (max(0, min(start, units.count)), max(0, min(end, units.count)))
    return .string(first < last ? String(decoding: units[first..<last], as: UTF16.self) : "")
  }

  private static let parts: [LottieScriptFunction] = [
    string("charAt") { runner, text, arguments in
      let index = Int(clamping: try runner.number(arguments.first ?? .number(0)))
      return cut(text, index, index < 0 ? index : index + 1)
    },
    string("charCodeAt") { runner, text, arguments in
      let index = Int(clamping: try runner.number(arguments.first ?? .number(0)))
      let units = Array(text.utf16)
      return .number(units.indices.contains(index) ? Double(units[index]) : .nan)
    },
    string("slice") { runner, text, arguments in
      let count = text.utf16.count
      return cut(
        text, try place(arguments.first, 0, count: count, runner),
        try place(arguments.dropFirst().first, count, count: count, runner))
    },
    string("substring") { runner, text, arguments in
      let count = text.utf16.count
      func bound(_ value: LottieScriptValue?, _ fallback: Int) throws -> Int {
        try value.map { max(0, min(count, Int(clamping: try runner.number($0)))) } ?? fallback
      }
      let (a, b) = (try bound(arguments.first, 0), try bound(arguments.dropFirst().first, count))
      return cut(text, min(a, b), max(a, b))
    },
    string("substr") { runner, text, arguments in
      let count = text.utf16.count
      let start = try place(arguments.first, 0, count: count, runner)
      let length = try arguments.dropFirst().first.map { Int(clamping: try runner.number($0)) } ?? count
      return cut(text, start, start + max(0, min(count, length)))
    },
    string("split") { runner, text, arguments in
      guard let separator = arguments.first.map(runner.text) else {
        return .array(LottieScriptArray([.string(text)]))
      }
      try runner.count(text.utf8.count)
      let list =
        separator.isEmpty ? text.map { String($0) } : text.components(separatedBy: separator)
      return .array(LottieScriptArray(list.map { .string($0) }))
    },
  ]

  private static func pad(_ name: String, atStart: Bool) -> LottieScriptFunction {
    string(name) { runner, text, arguments in
      let length = Int(clamping: try runner.number(arguments.first ?? .number(0)))
      let filling = arguments.dropFirst().first.map(runner.text) ?? " "
      guard length <= LottieScriptRunner.textLimit else {
        throw LottieScriptError("a text is too long", isLimit: true)
      }
      let missing = length - text.utf16.count
      guard missing > 0, !filling.isEmpty else { return .string(text) }
      try runner.count(missing)
      let repeated = String(repeating: filling, count: missing / filling.utf16.count + 1)
      let part = String(decoding: Array(repeated.utf16.prefix(missing)), as: UTF16.self)
      return .string(atStart ? part + text : text + part)
    }
  }

  private static let changes: [LottieScriptFunction] = [
    string("toUpperCase") { _, text, _ in .string(text.uppercased()) },
    string("toLowerCase") { _, text, _ in .string(text.lowercased()) },
    string("trim") { _, text, _ in .string(text.trimmingCharacters(in: .whitespacesAndNewlines)) },
    string("toString") { _, text, _ in .string(text) },
    string("concat") { runner, text, arguments in
      let result =
        text
        + arguments.reduce(into: "") { result, argument in
          if result.utf8.count <= LottieScriptRunner.textLimit { result += runner.text(argument) }
        }
      try runner.checkLength(result)
      return .string(result)
    },
    string("repeat") { runner, text, arguments in
      let count = try runner.number(arguments.first ?? .number(0))
      guard count >= 0, Double(text.utf8.count) * count <= Double(LottieScriptRunner.textLimit) else {
        throw LottieScriptError("a text is too long", isLimit: true)
      }
      let result = String(repeating: text, count: Int(count))
      try runner.checkLength(result)
      return .string(result)
    },
    string("replace") { runner, text, arguments in
      guard arguments.count > 1 else { return .string(text) }
      guard let range = text.range(of: runner.text(arguments[0])) else { return .string(text) }
      let result = text.replacingCharacters(in: range, with: runner.text(arguments[1]))
      try runner.checkLength(result)
      return .string(result)
    },
    pad("padStart", atStart: true),
    pad("padEnd", atStart: false),
  ]

  private static let questions: [LottieScriptFunction] = [
    string("indexOf") { runner, text, arguments in
      guard let range = text.range(of: arguments.first.map(runner.text) ?? "undefined") else {
        return .number(-1)
      }
      return .number(Double(text[..<range.lowerBound].utf16.count))
    },
    string("lastIndexOf") { runner, text, arguments in
      guard let range = text.range(of: arguments.first.map(runner.text) ?? "undefined", options: .backwards)
      else { return .number(-1) }
      return .number(Double(text[..<range.lowerBound].utf16.count))
    },
    string("includes") { runner, text, arguments in
      .boolean(text.contains(arguments.first.map(runner.text) ?? "undefined"))
    },
    string("startsWith") { runner, text, arguments in
      .boolean(text.hasPrefix(arguments.first.map(runner.text) ?? "undefined"))
    },
    string("endsWith") { runner, text, arguments in
      .boolean(text.hasSuffix(arguments.first.map(runner.text) ?? "undefined"))
    },
  ]
}
