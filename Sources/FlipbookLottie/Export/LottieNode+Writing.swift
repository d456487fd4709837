import FlipbookDiagnostics

extension LottieNode {
  /// An object with its members in this order.
  static func members(_ list: KeyValuePairs<String, LottieNode?>) -> LottieNode {
    let given = list.filter { $0.value != nil }
    return .object(LottieObject(keys: given.map(\.key), values: given.compactMap(\.value)))
  }

  /// The object with further members.
  func adding(_ list: KeyValuePairs<String, LottieNode?>) -> LottieNode {
    guard case .object(let object) = self, case .object(let more) = LottieNode.members(list) else {
      return self
    }
    return .object(LottieObject(keys: object.keys + more.keys, values: object.values + more.values))
  }

  /// A list of numbers.
  static func list(_ numbers: [Double]) -> LottieNode { .array(numbers.map { .number($0) }) }

  /// A whole number.
  static func whole(_ number: Int) -> LottieNode { .number(Double(number)) }

  /// A property that doesn't change.
  static func fixed(_ value: LottieNode) -> LottieNode { .members(["a": .number(0), "k": value]) }

  /// The value as JSON.
  var jsonText: String {
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += PlainNumber.text(number == 0 ? 0 : number)
    case .string(let string): Self.write(string, into: &text)
    case .array(let list):
      text += "["
      for (index, value) in list.enumerated() {
        if index > 0 { text += "," }
        value.write(into: &text)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, (key, value)) in zip(object.keys, object.values).enumerated() {
        if index > 0 { text += "," }
        Self.write(key, into: &text)
        text += ":"
        value.write(into: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
