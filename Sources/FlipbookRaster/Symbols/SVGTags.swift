/// The tags of an SVG, one after the other. Texts, comments and instructions between them are left out.
struct SVGTags: Sequence, IteratorProtocol {
  /// A tag with its attributes as they stand.
  struct Tag {
    /// `g`, or `/g` where it ends one.
    var name: String
    /// Whether it ends in itself, so that nothing stands inside.
    var isClosed: Bool
    fileprivate var attributes: Substring

    /// The value of an attribute; nil for none.
    subscript(name: String) -> String? {
      var rest = attributes
      while let equals = rest.firstIndex(of: "=") {
        let key = rest[..<equals].drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
        let after = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
        guard let quote = after.first, quote == "\"" || quote == "'" else { return nil }
        let value = after.dropFirst().prefix { $0 != quote }
        if key == name { return String(value) }
        rest = value.endIndex < attributes.endIndex ? attributes[value.endIndex...].dropFirst() : ""
      }
      return nil
    }
  }

  private var rest: Substring

  init(text: String) { rest = text[...] }

  mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let whole = rest[..<end]
      rest = rest[end...].dropFirst()
      let isClosed = whole.hasSuffix("/")
      let text = isClosed ? whole.dropLast() : whole
      let name = text.prefix { !$0.isWhitespace }
      return Tag(name: String(name), isClosed: isClosed, attributes: text[name.endIndex...])
    }
    return nil
  }
}
