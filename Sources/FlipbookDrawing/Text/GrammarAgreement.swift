/// Agreement of an English noun with the number before it, as in `^[\(count) cup](inflect: true)`.
enum GrammarAgreement {
  /// The text with its last word in the form that its first number asks for; the text itself without a number.
  static func inflected(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let number = words.first(where: { $0.first.map { $0.isNumber } ?? false }),
      let last = words.lastIndex(where: { $0.last?.isLetter ?? false })
    else { return text }
    var parts = words
    let isOne = number.filter { $0.isNumber || $0 == "." } == "1"
    parts[last] = isOne ? singular(words[last]) : plural(words[last])
    return parts.joined(separator: " ")
  }

  /// Words whose plural no rule makes, and those that have none of their own.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "leaf": "leaves", "half": "halves", "knife": "knives",
    "life": "lives",
    "wolf": "wolves", "shelf": "shelves", "loaf": "loaves", "thief": "thieves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "fish": "fish", "sheep": "sheep",
    "deer": "deer",
    "series": "series", "species": "species",
  ]

  private static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if irregular.values.contains(lower) { return word }
    if let known = irregular[lower] { return inCase(of: word, known) }
    let endings = ["s", "x", "z", "ch", "sh"]
    if lower.hasSuffix("s"), !lower.hasSuffix("ss"), !lower.hasSuffix("us") { return word }
    if endings.contains(where: lower.hasSuffix) { return word + "es" }
    let beforeLast = lower.dropLast().last.map { "aeiou".contains($0) } ?? true
    if lower.hasSuffix("y"), !beforeLast { return word.dropLast() + "ies" }
    return word + "s"
  }

  private static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if irregular[lower] != nil { return word }
    if let known = irregular.keys.sorted().first(where: { irregular[$0] == lower }) {
      return inCase(of: word, known)
    }
    guard lower.hasSuffix("s"), !lower.hasSuffix("ss"), !lower.hasSuffix("us") else { return word }
    if lower.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    for ending in ["sses", "xes", "zes", "ches", "shes"] where lower.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  private static func inCase(of word: String, _ other: String) -> String {
    word.first?.isUppercase ?? false ? other.prefix(1).uppercased() + other.dropFirst() : other
  }
}
