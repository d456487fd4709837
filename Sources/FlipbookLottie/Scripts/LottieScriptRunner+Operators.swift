import Foundation

extension LottieScriptRunner {
  /// The longest text, in bytes of UTF-8.
  static let textLimit = 100_000

  func checkLength(_ text: String) throws {
    try count(text.utf8.count / 16)
    guard text.utf8.count <= Self.textLimit else {
      throw LottieScriptError("a text is longer than \(Self.textLimit) bytes", isLimit: true)
    }
  }

  // MARK: Conversions

  /// A value with parts of the animation replaced by what they are.
  func plain(_ value: LottieScriptValue) throws -> LottieScriptValue {
    if case .part(let part) = value { return try world.plain(part, self) }
    return value
  }

  func number(_ value: LottieScriptValue) throws -> Double {
    switch try plain(value) {
    case .number(let number): return number
    case .boolean(let flag): return flag ? 1 : 0
    case .null: return 0
    case .string(let text):
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      return trimmed.isEmpty ? 0 : Double(trimmed) ?? .nan
    case .array(let array):
      return array.elements.count == 1 ? try deeper { try number(array.elements[0]) } : .nan
    default: return .nan
    }
  }

  /// The numbers of a list; a number is a list of one.
  func numbers(_ value: LottieScriptValue) throws -> [Double]? {
    switch try plain(value) {
    case .number(let number): return [number]
    case .boolean(let flag): return [flag ? 1 : 0]
    case .array(let array):
      try count(array.elements.count)
      return try array.elements.map { try number($0) }
    default: return nil
    }
  }

  func text(_ value: LottieScriptValue) -> String {
    switch value {
    case .undefined: return "undefined"
    case .null: return "null"
    case .boolean(let flag): return flag ? "true" : "false"
    case .number(let number): return Self.text(number)
    case .string(let text): return text
    case .array(let array):
      guard depth < Self.depthLimit, array.elements.count <= 10_000, (try? count(array.elements.count)) != nil
      else { return "" }
      return
        (try? deeper { joined(array.elements, by: ",") }) ?? ""
    case .object(let object):
      if let message = object["message"], case .string(let text) = message { return text }
      return "[object Object]"
    case .function, .library: return "function"
    case .part(let part):
      guard let value = try? world.plain(part, self) else { return "" }
      if case .part = value { return "[object Object]" }
      return text(value)
    case .path: return "[object Object]"
    }
  }

  /// The texts of elements one after the other; it ends soon after the longest that a text may be.
  func joined(_ elements: [LottieScriptValue], by separator: String) -> String {
    var result = ""
    for (index, element) in elements.enumerated() {
      if index > 0 { result += separator }
      if !element.isNothing { result += text(element) }
      guard result.utf8.count <= Self.textLimit else { break }
    }
    return result
  }

  private static func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(number)"
  }

  func isTrue(_ value: LottieScriptValue) -> Bool {
    switch value {
    case .undefined, .null: return false
    case .boolean(let flag): return flag
    case .number(let number): return number != 0 && !number.isNaN
    case .string(let text): return !text.isEmpty
    case .part(let part):
      guard let value = try? world.plain(part, self) else { return true }
      if case .part = value { return true }
      return isTrue(value)
    default: return true
    }
  }

  func isSame(_ a: LottieScriptValue, _ b: LottieScriptValue) -> Bool {
    guard let a = try? plain(a), let b = try? plain(b) else { return false }
    switch (a, b) {
    case (.undefined, .undefined), (.null, .null): return true
    case (.boolean(let x), .boolean(let y)): return x == y
    case (.number(let x), .number(let y)): return x == y
    case (.string(let x), .string(let y)): return x == y
    case (.array(let x), .array(let y)): return x === y
    case (.object(let x), .object(let y)): return x === y
    case (.function(let x), .function(let y)): return x === y
    case (.part(let x), .part(let y)): return x == y
    default: return false
    }
  }

  private func isEqual(_ a: LottieScriptValue, _ b: LottieScriptValue) throws -> Bool {
    let (a, b) = (try plain(a), try plain(b))
    switch (a, b) {
    case (.undefined, .null), (.null, .undefined): return true
    case (.undefined, _), (.null, _), (_, .undefined), (_, .null): return isSame(a, b)
    case (.string(let x), .array), (.array, .string(let x)):
      if case .string = a { return x == text(b) }
      return x == text(a)
    case (.number, .string), (.string, .number), (.boolean, _), (_, .boolean), (.array, .number),
      (.number, .array):
      return try number(a) == number(b)
    default: return isSame(a, b)
    }
  }

  // MARK: Operators

  func apply(_ change: Syntax.Prefix, _ operand: Syntax.Expression, _ scope: LottieScriptScope) throws
    -> LottieScriptValue
  {
    if change == .type, case .name(let name) = operand, scope.value(name) == nil,
      try world.global(name, self) == nil
    {
      return .string("undefined")
    }
    let value = try evaluate(operand, scope)
    switch change {
    case .minus:
      if case .array(let array) = try plain(value) {
        return .array(LottieScriptArray(try array.elements.map { .number(-(try number($0))) }))
      }
      return .number(-(try number(value)))
    case .plus: return .number(try number(value))
    case .not: return .boolean(!isTrue(value))
    case .invert: return .number(Double(~(try integer(value))))
    case .type: return .string(typeName(try plain(value)))
    case .void: return .undefined
    case .delete:
      if case .member(let owner, let key, _) = operand, case .object(let object) = try evaluate(owner, scope)
      {
        try count(object.keys.count / 16)
        object[text(try evaluate(key, scope))] = nil
      }
      return .boolean(true)
    }
  }

  private func typeName(_ value: LottieScriptValue) -> String {
    switch value {
    case .undefined: "undefined"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .function, .library: "function"
    default: "object"
    }
  }

  func apply(_ change: Syntax.Operator, _ left: LottieScriptValue, _ right: LottieScriptValue) throws
    -> LottieScriptValue
  {
    switch change {
    case .add, .subtract, .multiply, .divide, .remainder, .power: return try arithmetic(change, left, right)
    case .and: return .number(Double(try integer(left) & integer(right)))
    case .or: return .number(Double(try integer(left) | integer(right)))
    case .exclusiveOr: return .number(Double(try integer(left) ^ integer(right)))
    case .shiftLeft: return .number(Double(try integer(left) << (integer(right) & 31)))
    case .shiftRight: return .number(Double(try integer(left) >> (integer(right) & 31)))
    case .shiftRightUnsigned:
      return .number(Double(UInt32(bitPattern: try integer(left)) >> UInt32(try integer(right) & 31)))
    case .equal: return .boolean(try isEqual(left, right))
    case .unequal: return .boolean(!(try isEqual(left, right)))
    case .same: return .boolean(isSame(left, right))
    case .different: return .boolean(!isSame(left, right))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return .boolean(try compare(change, left, right))
    case .contains:
      let key = text(left)
      switch right {
      case .object(let object): return .boolean(object[key] != nil)
      case .array(let array): return .boolean(Int(key).map { array.elements.indices.contains($0) } ?? false)
      default: return .boolean(false)
      }
    case .instance:
      if case .array = try plain(left), case .library(let function, _) = right {
        return .boolean(function.name == "Array")
      }
      return .boolean(false)
    case .both, .either, .present: return .undefined
    }
  }

  private func compare(_ change: Syntax.Operator, _ left: LottieScriptValue, _ right: LottieScriptValue)
    throws
    -> Bool
  {
    if case .string(let a) = try plain(left), case .string(let b) = try plain(right) {
      switch change {
      case .less: return a < b
      case .lessOrEqual: return a <= b
      case .greater: return a > b
      default: return a >= b
      }
    }
    let (a, b) = (try number(left), try number(right))
    switch change {
    case .less: return a < b
    case .lessOrEqual: return a <= b
    case .greater: return a > b
    default: return a >= b
    }
  }

  private func integer(_ value: LottieScriptValue) throws -> Int32 {
    let number = try number(value)
    guard number.isFinite else { return 0 }
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
    return Int32(truncatingIfNeeded: Int64(rest))
  }

  /// Arithmetic of numbers, texts and lists of numbers, as in After Effects.
  func arithmetic(_ change: Syntax.Operator, _ left: LottieScriptValue, _ right: LottieScriptValue) throws
    -> LottieScriptValue
  {
    let (left, right) = (try plain(left), try plain(right))
    if case .number(let a) = left, case .number(let b) = right { return .number(Self.combine(change, a, b)) }
    if change == .add {
      switch (left, right) {
      case (.string, _), (_, .string), (.object, _), (_, .object):
        let result = text(left) + text(right)
        try checkLength(result)
        return .string(result)
      default: break
      }
    }
    switch (left, right) {
    case (.array(let a), .array(let b)):
      try count(max(a.elements.count, b.elements.count))
      return .array(
        LottieScriptArray(
          try (0..<max(a.elements.count, b.elements.count)).map { index in
            // Where one list is shorter, the other's components stay.
            guard index < a.elements.count else {
              return change == .subtract ? .number(-(try number(b.elements[index]))) : b.elements[index]
            }
            guard index < b.elements.count else { return a.elements[index] }
            return .number(Self.combine(change, try number(a.elements[index]), try number(b.elements[index])))
          }))
    case (.array(let a), _):
      let b = try number(right)
      // A number beside a list counts for the first component when it is added.
      if change == .add || change == .subtract {
        guard let first = a.elements.first else { return .number(b) }
        return .array(
          LottieScriptArray([.number(Self.combine(change, try number(first), b))] + a.elements.dropFirst()))
      }
      return .array(
        LottieScriptArray(try a.elements.map { .number(Self.combine(change, try number($0), b)) }))
    case (_, .array(let b)):
      let a = try number(left)
      if change == .add || change == .subtract {
        guard let first = b.elements.first else { return .number(a) }
        let rest = try b.elements.dropFirst().map { element -> LottieScriptValue in
          change == .subtract ? .number(-(try number(element))) : element
        }
        return .array(LottieScriptArray([.number(Self.combine(change, a, try number(first)))] + rest))
      }
      return .array(
        LottieScriptArray(try b.elements.map { .number(Self.combine(change, a, try number($0))) }))
    default: return .number(Self.combine(change, try number(left), try number(right)))
    }
  }

  private static func combine(_ change: Syntax.Operator, _ a: Double, _ b: Double) -> Double {
    switch change {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .remainder: fmod(a, b)
    default: pow(a, b)
    }
  }
}
