import FlipbookDiagnostics

/// A prop of a scene: its name, and the values that it takes.
///
/// Layer scenes and Swift scenes declare props each in their own way. Validation, batches, the studio's form and the schema
/// of a scene's props follow from this.
package struct DeclaredProp: Equatable, Codable, Sendable {
  /// The type of value that the scene accepts.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case text, number, integer, boolean, color, list, object, any
    /// A text such as `2026-11-27`, as ``PropDate`` reads it.
    case date
    /// The path of a picture's file.
    case picture
    /// A list of numbers.
    case numbers
    /// A list of texts.
    case texts
  }

  package var name: String
  package var kind: Kind
  /// The default, of a layer scene as JSON, of a Swift scene as its source has it; nil for none.
  package var fallback: String?
  /// The lowest number; nil for no limit.
  package var minimum: Double?
  /// The highest number; nil for no limit.
  package var maximum: Double?
  /// The only values that it takes, each as JSON; nil for all.
  package var values: [String]?
  /// The purpose of the prop, in the scene's words.
  package var description: String?
  /// Whether the scene can't be shown without a value.
  package var isRequired = false

  package init(name: String, kind: Kind, fallback: String? = nil) {
    self.name = name
    self.kind = kind
    self.fallback = fallback
  }

  /// The values that it takes, in words; nil where that is any of its kind.
  package var limits: String? {
    if let values { return "one of \(values.joined(separator: ", "))" }
    switch (minimum, maximum) {
    case (let low?, let high?): return "\(PlainNumber.text(low)) to \(PlainNumber.text(high))"
    case (let low?, nil): return "\(PlainNumber.text(low)) or more"
    case (nil, let high?): return "\(PlainNumber.text(high)) or less"
    case (nil, nil): return nil
    }
  }

  /// The requirement that a value doesn't meet, in words; nil when it fits.
  package func mismatch(_ value: JSONNode) -> String? {
    guard fits(value) else { return Self.words[kind] ?? kind.rawValue }
    if let values, !values.contains(value.value.json) { return limits }
    if let number = value.number, number < minimum ?? number || number > maximum ?? number { return limits }
    return nil
  }

  private func fits(_ node: JSONNode) -> Bool {
    switch (kind, node.value) {
    case (.any, _), (.text, .string), (.picture, .string), (.number, .number), (.boolean, .bool),
      (.list, .array), (.object, .object):
      true
    case (.integer, .number(let number)): number == number.rounded()
    case (.color, _): SceneColor.parse(node, isDark: false) != nil
    case (.date, .string(let text)): PropDate.parse(text) != nil
    case (.numbers, .array(let list)): list.allSatisfy { $0.number != nil }
    case (.texts, .array(let list)): list.allSatisfy { $0.string != nil }
    default: false
    }
  }

  private static let words: [Kind: String] = [
    .text: "a text", .picture: "the path of a picture", .color: "a colour", .date: PropDate.expected,
    .number: "a number", .integer: "a whole number", .boolean: "true or false", .list: "a list",
    .object: "an object", .numbers: "a list of numbers", .texts: "a list of texts",
  ]
}
