import FlipbookDiagnostics
import Foundation

extension JSONNode.Value {
  /// The value as JSON on one line.
  package var json: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): PlainNumber.text(number)
    case .string(let text): Self.quoted(text)
    case .array(let list): "[\(list.map(\.value.json).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)): \($0.node.value.json)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
