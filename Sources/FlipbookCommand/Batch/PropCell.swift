import FlipbookLayerScenes
import FlipbookScenes
import Foundation

/// Gives a field of CSV the type of the prop that it is for.
enum PropCell {
  /// The value of a row's field as JSON, of its prop's kind and within its limits.
  ///
  /// - Parameter prop: Nil for one that the scene doesn't declare.
  /// - Throws: ``FlipbookFailure`` with the row's place for a value that the prop doesn't take.
  static func value(_ value: BatchRow.Value, of prop: DeclaredProp?, named name: String, in row: BatchRow)
    throws -> Any
  {
    func failure(_ reason: String) -> FlipbookFailure {
      FlipbookFailure("\(row.place), \"\(name)\": \(reason).", .usage)
    }
    let result: Any
    switch value {
    case .json(let json): result = json
    case .cell(let text):
      do { result = try Self.value(text, prop?.kind ?? .any) } catch let error as ValueError {
        throw failure(error.reason)
      }
    }
    if let wanted = try prop?.mismatch(node(result)) {
      throw failure("must be \(wanted), not \(ManifestReader.text(result) ?? "a list")")
    }
    return result
  }

  private static func node(_ value: Any) throws -> JSONNode {
    // Most fields are texts; written as JSON and read again they take far longer than the rest of a row.
    if let text = value as? String { return JSONNode(.string(text), offset: 0) }
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return try JSONNode(parsing: Array(data))
  }

  /// - Parameter kind: The type of the prop; `any` for one whose type is not known.
  /// - Throws: ``ValueError`` when the text can't be of that kind.
  static func value(_ text: String, _ kind: DeclaredProp.Kind) throws -> Any {
    switch kind {
    case .text, .color, .date, .picture: return text
    case .number:
      guard let number = number(text) else { throw ValueError("must be a number, not \"\(text)\"") }
      return number
    case .integer:
      guard let number = number(text), number == number.rounded() else {
        throw ValueError("must be a whole number, not \"\(text)\"")
      }
      return number
    case .boolean:
      switch text.trimmingCharacters(in: .whitespaces).lowercased() {
      case "true", "yes", "1": return true
      case "false", "no", "0": return false
      default: throw ValueError("must be true or false, not \"\(text)\"")
      }
    case .numbers:
      return try list(text).map { entry -> Any in
        guard let number = (entry as? NSNumber)?.doubleValue ?? (entry as? String).flatMap(number) else {
          throw ValueError("must be numbers, such as 1;2;3, not \"\(text)\"")
        }
        return number
      }
    case .texts: return try list(text)
    case .list:
      guard let list = json(text) as? [Any] else {
        throw ValueError("must be a list, such as [1, 2], not \"\(text)\"")
      }
      return list
    case .object:
      guard let object = json(text) as? [String: Any] else {
        throw ValueError("must be an object, such as {\"a\": 1}, not \"\(text)\"")
      }
      return object
    case .any: return inferred(text)
    }
  }

  /// A number as JSON writes it; `1,5`, `0x10` and `inf` are none.
  private static func number(_ text: String) -> Double? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    guard trimmed.wholeMatch(of: /[-+]?[0-9]+(\.[0-9]*)?([eE][-+]?[0-9]+)?|[-+]?\.[0-9]+/) != nil,
      let number = Double(trimmed), number.isFinite
    else { return nil }
    return number
  }

  /// JSON, or entries between semicolons.
  private static func list(_ text: String) throws -> [Any] {
    if text.trimmingCharacters(in: .whitespaces).hasPrefix("[") {
      guard let list = json(text) as? [Any] else { throw ValueError("is no list of JSON: \"\(text)\"") }
      return list
    }
    return text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func json(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// The value that a text is parsed as: `12` is a number, `007` and `+49` are texts.
  private static func inferred(_ text: String) -> Any {
    if text == "true" || text == "false" { return text == "true" }
    if text.wholeMatch(of: /-?(0|[1-9][0-9]{0,14})(\.[0-9]+)?/) != nil, let number = Double(text) {
      return number
    }
    if text.hasPrefix("[") || text.hasPrefix("{"), let value = json(text) { return value }
    return text
  }
}
