/// Fills `{{…}}` in texts.
enum SceneTemplate {
  /// A text with what stands between braces evaluated. A text that is one expression and nothing else gives its value;
  /// `\{{` stands for two braces.
  ///
  /// - Throws: ``SceneExpression/Failure``.
  static func fill(_ text: String, scope: SceneScope, seed: UInt64) throws -> JSONNode.Value {
    guard text.contains("{{") else { return .string(text) }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "{{") {
      if start.lowerBound > rest.startIndex, rest[rest.index(before: start.lowerBound)] == "\\" {
        result += rest[..<rest.index(before: start.lowerBound)] + "{{"
        rest = rest[start.upperBound...]
        continue
      }
      guard let end = end(of: rest[start.upperBound...]) else {
        throw SceneExpression.Failure(message: "\"{{\" has no \"}}\"")
      }
      let inside = rest[start.upperBound..<end]
      let value = try SceneExpression.evaluate(inside, scope: scope, seed: seed)
      let after = rest.index(end, offsetBy: 2)
      if start.lowerBound == text.startIndex, after == text.endIndex { return value }
      guard let part = value.text else {
        throw SceneExpression.Failure(
          message: "\"{{\(inside.prefix(40))}}\" is \(value.kind), which can't be part of a text")
      }
      result += rest[..<start.lowerBound] + part
      guard result.utf8.count <= 1 << 20 else {
        throw SceneExpression.Failure(message: "the text gets too long")
      }
      rest = rest[after...]
    }
    return .string(result + rest)
  }

  /// The next "}}" that isn't within quotation marks.
  private static func end(of text: Substring) -> String.Index? {
    var quote: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "}", text[index...].hasPrefix("}}") {
        return index
      }
      index = text.index(after: index)
    }
    return nil
  }
}
