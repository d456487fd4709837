/// The style in the end of a face's name, such as "-BoldItalic" of "HelveticaNeue-BoldItalic".
struct FontStyleName: Equatable {
  /// The name without the style.
  var family: String
  /// On the OpenType scale; nil when the name doesn't say.
  var weight: Int?
  var isItalic = false

  /// Splits a name after its last hyphen, where what follows is a style.
  init(_ name: String) {
    family = name
    guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else { return }
    var rest = FontCollection.key(String(name[name.index(after: hyphen)...]))
    for suffix in ["psmt", "mt", "ps"] where rest.hasSuffix(suffix) && rest != suffix {
      rest.removeLast(suffix.count)
      break
    }
    for slant in ["italic", "oblique", "ita", "it"] where rest.hasSuffix(slant) {
      isItalic = true
      rest.removeLast(slant.count)
      break
    }
    guard let weight = Self.weights[rest] else {
      isItalic = false
      return
    }
    self.weight = rest.isEmpty ? nil : weight
    family = String(name[..<hyphen])
  }

  private static let weights: [String: Int] = [
    "": 400, "thin": 100, "hairline": 100, "ultralight": 200, "extralight": 200, "light": 300, "book": 400,
    "roman": 400, "regular": 400, "plain": 400, "medium": 500, "demi": 600, "demibold": 600, "semibold": 600,
    "bold": 700, "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900, "w3": 300, "w6": 600,
  ]
}
