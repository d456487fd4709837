/// The functions that values of scripts have.
enum LottieScriptLibrary {
  typealias Table = [String: LottieScriptFunction]

  static func table(_ list: [LottieScriptFunction]) -> Table {
    Table(list.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Functions of numbers.
  static let numbers = table([
    LottieScriptFunction("toFixed") { runner, owner, arguments in
      let digits = try arguments.first.map { try runner.number($0) } ?? 0
      guard digits >= 0, digits <= 20 else { throw LottieScriptError("\(digits) is no number of digits") }
      return .string(fixed(try runner.number(owner), Int(digits)))
    },
    LottieScriptFunction("toString") { runner, owner, arguments in
      if let radix = try arguments.first.map({ try runner.number($0) }), radix != 10 {
        guard radix >= 2, radix <= 36, case let value = try runner.number(owner), abs(value) < 1e15 else {
          throw LottieScriptError("\(radix) is no radix")
        }
        return .string(String(Int(value), radix: Int(radix)))
      }
      return .string(runner.text(owner))
    },
    LottieScriptFunction("valueOf") { _, owner, _ in owner },
  ])

  /// A number with a fixed number of digits after the point.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 9e15 else { return "\(value)" }
    var text = String(Int(scaled))
    if digits > 0 {
      while text.count <= digits { text = "0" + text }
      text.insert(".", at: text.index(text.endIndex, offsetBy: -digits))
    }
    return value < 0 && scaled != 0 ? "-" + text : text
  }

  /// Functions of functions.
  static let functions = table([
    LottieScriptFunction("call") { runner, owner, arguments in
      try runner.call(owner, Array(arguments.dropFirst()))
    },
    LottieScriptFunction("apply") { runner, owner, arguments in
      guard arguments.count > 1, case .array(let list) = arguments[1] else {
        return try runner.call(owner, [])
      }
      return try runner.call(owner, list.elements)
    },
  ])

  /// Functions of objects.
  static let objects = table([
    LottieScriptFunction("hasOwnProperty") { runner, owner, arguments in
      guard case .object(let object) = owner, let key = arguments.first else { return .boolean(false) }
      return .boolean(object[runner.text(key)] != nil)
    },
    LottieScriptFunction("toString") { runner, owner, _ in .string(runner.text(owner)) },
  ])

  /// Functions of types.
  static let statics = table([
    LottieScriptFunction("Array.isArray") { runner, _, arguments in
      if case .array = try runner.plain(arguments.first ?? .undefined) { return .boolean(true) }
      return .boolean(false)
    },
    LottieScriptFunction("Object.keys") { _, _, arguments in
      guard case .object(let object)? = arguments.first else {
        throw LottieScriptError("the value is no object")
      }
      return .array(LottieScriptArray(object.keys.map { .string($0) }))
    },
    LottieScriptFunction("String.fromCharCode") { runner, _, arguments in
      let units = try arguments.map { UInt16(truncatingIfNeeded: Int(clamping: try runner.number($0))) }
      return .string(String(decoding: units, as: UTF16.self))
    },
  ])

  /// Functions of paths.
  static let paths = table([
    path("points") { .list([$0.point.x, $0.point.y]) },
    path("inTangents") { vertex in
      let handle = vertex.arriving - vertex.point
      return .list([handle.x, handle.y])
    },
    path("outTangents") { vertex in
      let handle = vertex.leaving - vertex.point
      return .list([handle.x, handle.y])
    },
    LottieScriptFunction("isClosed") { _, owner, _ in
      guard case .path(let path) = owner else { return .undefined }
      return .boolean(path.contours.first?.isClosed ?? false)
    },
  ])

  private static func path(
    _ name: String, _ value: @escaping @Sendable (LottieContour.Vertex) -> LottieScriptValue
  ) -> LottieScriptFunction {
    LottieScriptFunction(name) { runner, owner, _ in
      guard case .path(let path) = owner else { return .undefined }
      let vertices = path.contours.first?.vertices ?? []
      try runner.count(vertices.count)
      return .array(LottieScriptArray(vertices.map(value)))
    }
  }
}
