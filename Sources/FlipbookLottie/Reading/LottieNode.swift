/// A value of a JSON text.
indirect enum LottieNode: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([LottieNode])
  case object(LottieObject)

  /// The member of a key; nil where there is none, it is null, or the value is no object.
  subscript(key: String) -> LottieNode? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  /// The number; true counts as 1, and a list of numbers as its first, as players read them.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .bool(let flag): flag ? 1 : 0
    case .array(let list): list.first?.number
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .null, .object: nil
    }
  }

  /// The text; nil for other values.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements; nil for other values.
  var array: [LottieNode]? {
    if case .array(let list) = self { list } else { nil }
  }

  /// Whether it is an object.
  var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// All numbers of a list; a single number is a list of one.
  var numbers: [Double]? {
    switch self {
    case .array(let list):
      var result: [Double] = []
      result.reserveCapacity(list.count)
      for element in list {
        guard let value = element.number else { return nil }
        result.append(value)
      }
      return result
    case .number(let value): return [value]
    default: return nil
    }
  }

  /// The kind of value, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
