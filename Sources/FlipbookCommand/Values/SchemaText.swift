import Foundation

/// The text of a JSON Schema: the same bytes each time.
enum SchemaText {
  static func text(_ root: [String: Any]) -> String {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: root, options: options) else {
      return "{}\n"
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
