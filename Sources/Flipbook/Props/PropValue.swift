import FlipbookDiagnostics

/// A value of ``Props``: anything JSON can say.
public enum PropValue: Hashable, Sendable {
  /// JSON's `null`.
  case null
  /// JSON's `true` or `false`.
  case bool(Bool)
  /// Any JSON number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([PropValue])
  /// Values by their names.
  case object([String: PropValue])

  /// The value of a key, when this is an object that has it.
  public subscript(key: String) -> PropValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The element at an index, when this is an array that reaches so far.
  public subscript(index: Int) -> PropValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The truth value; nil for another kind.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The number; nil for another kind.
  public var double: Double? { if case .number(let value) = self { value } else { nil } }
  /// A number without a fraction.
  public var int: Int? { double.flatMap { Int(exactly: $0) } }
  /// The text; nil for another kind.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The elements; nil for another kind.
  public var array: [PropValue]? { if case .array(let value) = self { value } else { nil } }
  /// The members; nil for another kind.
  public var object: [String: PropValue]? { if case .object(let value) = self { value } else { nil } }

  /// A number or a text itself, and the kind of others.
  var inWords: String {
    switch self {
    case .number(let value): PlainNumber.text(value)
    case .string(let value): "\"\(value.prefix(60))\""
    default: kind
    }
  }

  /// The kind of the value in words: `a number`, `text`.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension PropValue: Codable {
  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode([PropValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: PropValue].self))
    }
  }

  /// Writes the JSON value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
