import FlipbookLayerScenes
import FlipbookScenes
import Foundation

/// A JSON Schema (draft 2020-12) of the object that `--props` and the rows of a batch may be.
struct PropsSchema {
  private let props: DeclaredProps

  init(_ props: DeclaredProps) { self.props = props }

  var text: String {
    var schema: [String: Any] = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
      "properties": Dictionary(props.list.map { ($0.name, Self.property($0)) }) { $1 },
      "additionalProperties": props.isOpen,
    ]
    let required = props.list.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = required }
    return SchemaText.text(schema)
  }

  private static func property(_ prop: DeclaredProp) -> [String: Any] {
    var schema = kind(prop.kind)
    if let minimum = prop.minimum { schema["minimum"] = minimum }
    if let maximum = prop.maximum { schema["maximum"] = maximum }
    if let values = prop.values { schema["enum"] = values.compactMap(value) }
    if let description = prop.description { schema["description"] = description }
    if let fallback = prop.fallback.flatMap(value) { schema["default"] = fallback }
    return schema
  }

  private static func kind(_ kind: DeclaredProp.Kind) -> [String: Any] {
    switch kind {
    case .text, .picture: ["type": "string"]
    // A name, or digits behind #; a layer scene takes a list of shares too.
    case .color: ["type": ["string", "array"], "format": "color"]
    case .date: ["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}"]
    case .number: ["type": "number"]
    case .integer: ["type": "integer"]
    case .boolean: ["type": "boolean"]
    case .list: ["type": "array"]
    case .object: ["type": "object"]
    case .any: [:]
    case .numbers: ["type": "array", "items": ["type": "number"]]
    case .texts: ["type": "array", "items": ["type": "string"]]
    }
  }

  /// The value of a text of JSON; nil where it is an expression of Swift.
  private static func value(_ json: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
  }
}
