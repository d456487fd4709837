import FlipbookDiagnostics
import FlipbookScenes

/// A text with places for values: `{name}`. `{{` and `}}` stand for braces.
struct BatchTemplate {
  var text: String
  /// Where it stands, for messages.
  var place: String

  init(_ text: String, place: String) {
    self.text = text
    self.place = place
  }

  /// Fills the values in. None of them leads to another folder.
  ///
  /// - Throws: ``FlipbookFailure`` for a name that has no value.
  func filled(_ values: [String: String]) throws -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        result.append(character)
        rest = rest.dropFirst(2)
      } else if character == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw FlipbookFailure("\(place), output: a { has no }.", .usage)
        }
        let key = String(rest[rest.index(after: rest.startIndex)..<end])
        guard let value = values[key] else { throw unknown(key, values) }
        result += Self.safe(value)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private func unknown(_ key: String, _ values: [String: String]) -> FlipbookFailure {
    let near = NearestWord.find(key, in: values.keys.sorted()).map { "; do you mean {\($0)}?" }
    return FlipbookFailure(
      "\(place), output: there is no {\(key)}"
        + (near ?? "; there are " + values.keys.sorted().map { "{\($0)}" }.joined(separator: ", ") + "."),
      .usage)
  }

  /// A value as a part of a file's name: without slashes and control characters, and no name of a folder above.
  private static func safe(_ value: String) -> String {
    let text = String(
      value.map { $0 == "/" || $0.unicodeScalars.contains { $0.value < 32 || $0.value == 127 } ? "-" : $0 })
    return text == "." || text == ".." ? text.replacing(".", with: "_") : text
  }
}
