/// The plain text of a document of HTML, with a line for each block.
struct HTMLText {
  /// Elements that begin and end lines.
  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "body", "dd", "div", "dl", "dt", "figure", "footer", "form", "h1",
    "h2",
    "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table",
    "tr", "ul",
  ]
  /// Elements whose content is no text.
  private static let hidden: Set<String> = ["head", "script", "style", "title"]
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®",
    "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "bull": "•", "middot": "·", "euro": "€", "deg": "°", "times": "×", "trade": "™",
  ]

  /// The longest name of a character that is looked for, with its signs.
  private static let nameLimit = 64

  private(set) var string = ""
  private var hiddenIn: String?

  /// Reads a document. Damaged parts are text.
  init(_ source: String) {
    var rest = source[...]
    let lastTagEnd = source.lastIndex(of: ">") ?? source.startIndex
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      append(rest[..<start])
      rest = rest[start...]
      // A sign without an end of its own is looked through no further than a name is long.
      let isTag = rest.first == "<" && rest.startIndex < lastTagEnd
      let end = isTag ? rest.firstIndex(of: ">") : rest.prefix(Self.nameLimit).firstIndex(of: ";")
      if isTag, let end {
        take(tag: rest[rest.index(after: start)..<end])
        rest = rest[rest.index(after: end)...]
      } else if rest.first == "&", let end, let text = Self.character(rest[rest.index(after: start)..<end]) {
        append(verbatim: text)
        rest = rest[rest.index(after: end)...]
      } else {
        append(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    append(rest)
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private mutating func take(tag: Substring) {
    let isEnd = tag.first == "/"
    let name = (isEnd ? tag.dropFirst() : tag).prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let hidden = hiddenIn {
      if isEnd, name == hidden { hiddenIn = nil }
    } else if Self.hidden.contains(name) {
      if !isEnd { hiddenIn = name }
    } else if name == "br" {
      string += "\n"
    } else if Self.blocks.contains(name) {
      while string.last == " " { string.removeLast() }
      if string.last.map({ !$0.isNewline }) == true { string += "\n" }
      if name == "li", !isEnd { string += "\u{2022} " }
    }
  }

  /// Adds text whose spaces count once.
  private mutating func append(_ text: some StringProtocol) {
    guard hiddenIn == nil else { return }
    for character in text {
      guard character.isWhitespace else {
        string.append(character)
        continue
      }
      if string.last.map({ !$0.isWhitespace }) == true { string += " " }
    }
  }

  private mutating func append(verbatim text: String) { if hiddenIn == nil { string += text } }
}
