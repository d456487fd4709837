/// The text of a key in one language, with its forms by number and by device.
package struct LocalizedEntry: Sendable, Equatable {
  /// A text, or several of which one is chosen.
  package indirect enum Form: Sendable, Equatable {
    case text(String)
    /// By the category of a number: `one`, `few`, `other`.
    case plural([String: Form])
    /// By the device: `iphone`, `ipad`, `other`.
    case device([String: Form])
  }

  /// A part of the text that is written `%#@name@` and has forms of its own.
  package struct Variable: Sendable, Equatable {
    /// Which of the values decides, from 1; nil for the next.
    package var argument: Int?
    /// The conversion of the value: `lld`.
    package var specifier = "lld"
    var form: Form
  }

  var form: Form
  package var variables: [String: Variable] = [:]

  init(_ text: String) { form = .text(text) }

  init(form: Form, variables: [String: Variable] = [:]) { (self.form, self.variables) = (form, variables) }

  /// The text for values.
  ///
  /// - Parameters:
  ///   - counts: The whole numbers among the values; nil for others.
  ///   - language: Whose plural rules choose the forms of numbers.
  ///   - device: `iphone` or `ipad`.
  func text(counts: [Int?], language: String, device: String) -> String {
    let first = counts.lazy.compactMap { $0 }.first
    let text = Self.choose(form, count: first, language, device)
    guard !variables.isEmpty, text.contains("%#@") || text.contains("$#@") else { return text }
    var result = ""
    var start = text.startIndex
    var next = 1
    for match in text.matches(of: /%(?:([0-9]+)\$)?#@([^@]*)@/) {
      result += text[start..<match.range.lowerBound]
      start = match.range.upperBound
      guard let variable = variables[String(match.2)] else { continue }
      let index = match.1.flatMap { Int($0) } ?? variable.argument ?? next
      next = index + 1
      let count = counts.indices.contains(index - 1) ? counts[index - 1] : nil
      let form = Self.choose(variable.form, count: count, language, device)
      // A value in a form is the variable's own.
      result += form.replacing(/%(?:arg|[-+ 0#]*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z|t|j)?[dDiuUxXo@])/) { _ in
        "%\(index)$\(variable.specifier)"
      }
    }
    return result + text[start...]
  }

  /// The most general of the forms.
  package var general: String { Self.choose(form, count: nil, "en", "other") }

  private static func choose(_ form: Form, count: Int?, _ language: String, _ device: String) -> String {
    switch form {
    case .text(let text): return text
    case .plural(let forms):
      let category = count.map { PluralRule.category(of: $0, language: language) } ?? "other"
      // A form for nothing at all may stand beside those of the language.
      let chosen = (count == 0 ? forms["zero"] : nil) ?? forms[category] ?? forms["other"]
      return chosen.map { choose($0, count: count, language, device) } ?? ""
    case .device(let forms):
      let chosen = forms[device] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
      return chosen.map { choose($0, count: count, language, device) } ?? ""
    }
  }
}
