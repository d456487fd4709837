import FlipbookDiagnostics
import Foundation

/// The functions of expressions.
enum SceneFunctions {
  static let names = [
    "abs", "ceil", "clamp", "cos", "count", "fixed", "floor", "lerp", "lower", "max", "min", "mod", "pow",
    "random", "round", "sin", "sqrt", "sum", "tan", "text", "upper",
  ]

  /// - Throws: ``SceneExpression/Failure``.
  static func call(_ name: String, _ arguments: [JSONNode.Value], seed: UInt64) throws -> JSONNode.Value {
    switch name {
    case "count":
      switch try only(name, arguments) {
      case .array(let list): return .number(Double(list.count))
      case .string(let text): return .number(Double(text.count))
      default: throw failure(name, "a list or a text")
      }
    case "upper", "lower":
      guard case .string(let text) = try only(name, arguments) else { throw failure(name, "a text") }
      return .string(name == "upper" ? text.uppercased() : text.lowercased())
    case "text":
      guard let text = try only(name, arguments).text else { throw failure(name, "a number or a text") }
      return .string(text)
    case "min", "max", "sum":
      let numbers = try numbers(name, arguments)
      guard name == "sum" || !numbers.isEmpty else { throw failure(name, "at least one number") }
      return .number(
        name == "sum" ? numbers.reduce(0, +) : name == "min" ? numbers.min()! : numbers.max()!)
    default: return try arithmetic(name, try numbers(name, arguments), seed: seed)
    }
  }

  private static func arithmetic(_ name: String, _ n: [Double], seed: UInt64) throws -> JSONNode.Value {
    func check(_ count: Int) throws {
      guard n.count == count else { throw failure(name, "\(count) number\(count == 1 ? "" : "s")") }
    }
    var result: Double
    switch name {
    case "pow", "mod", "fixed": try check(2)
    case "clamp", "lerp": try check(3)
    case "random": guard n.count <= 4 else { throw failure(name, "4 numbers at most") }
    case _ where names.contains(name): try check(1)
    default:
      throw SceneExpression.Failure(
        message: "there is no function \"\(name)\"\(SceneNames.hint(name, in: names))")
    }
    switch name {
    case "abs": result = abs(n[0])
    case "ceil": result = n[0].rounded(.up)
    case "floor": result = n[0].rounded(.down)
    case "round": result = n[0].rounded()
    case "sqrt": result = n[0] < 0 ? .nan : n[0].squareRoot()
    case "sin": result = sin(n[0])
    case "cos": result = cos(n[0])
    case "tan": result = tan(n[0])
    case "pow": result = pow(n[0], n[1])
    case "mod": result = n[1] == 0 ? .nan : n[0] - n[1] * (n[0] / n[1]).rounded(.down)
    case "clamp": result = min(max(n[0], n[1]), n[2])
    case "lerp": result = n[0] + (n[1] - n[0]) * n[2]
    case "fixed":
      guard let digits = Int(exactly: n[1]), (0...9).contains(digits) else {
        throw failure(name, "a number and 0 to 9 digits")
      }
      return .string(String(format: "%.\(digits)f", n[0]))
    default: result = random(n, seed: seed)
    }
    guard result.isFinite else {
      throw SceneExpression.Failure(message: "\(name)(…) is no number")
    }
    return .number(result)
  }

  /// 0 up to 1, the same for the same numbers and seed.
  private static func random(_ numbers: [Double], seed: UInt64) -> Double {
    var state = seed &+ 0x9e37_79b9_7f4a_7c15
    for number in numbers + [0] {
      state ^= number.bitPattern
      state = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
      state = (state ^ state >> 27) &* 0x94d0_49bb_1331_11eb
      state ^= state >> 31
    }
    return Double(state >> 11) / Double(1 << 53)
  }

  private static func only(_ name: String, _ arguments: [JSONNode.Value]) throws -> JSONNode.Value {
    guard arguments.count == 1 else { throw failure(name, "one value") }
    return arguments[0]
  }

  /// Numbers, or one list of them.
  private static func numbers(_ name: String, _ arguments: [JSONNode.Value]) throws -> [Double] {
    var values = arguments
    if arguments.count == 1, case .array(let list) = arguments[0] { values = list.map(\.value) }
    return try values.map { value in
      guard case .number(let number) = value else {
        throw failure(name, "numbers, but there is \(value.kind)")
      }
      return number
    }
  }

  private static func failure(_ name: String, _ wanted: String) -> SceneExpression.Failure {
    SceneExpression.Failure(message: "\(name)() needs \(wanted)")
  }
}
