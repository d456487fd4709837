/// Emphasis, code, struck-through text and links in the literals of texts; addresses of mail and of the web are links too.
enum InlineMarkdown {
  private static let marks: Set<Character> = ["*", "_", "`", "~", "[", "\\", "@", ":"]

  /// Text that must not be taken for marks.
  static func escaped(_ text: String) -> String {
    guard text.contains(where: marks.contains) else { return text }
    let hasAddress = text.contains("://")
    return String(text.flatMap { marks.contains($0) && ($0 != ":" || hasAddress) ? ["\\", $0] : [$0] })
  }

  /// The parts of a text with the attributes that its marks give them.
  static func segments(of segment: Text.Segment) -> [Text.Segment] {
    guard segment.live == nil, segment.image == nil, segment.content.contains(where: marks.contains) else {
      return [segment]
    }
    var parser = Parser(characters: Array(segment.content), base: segment.attributes)
    parser.parse()
    return parser.segments
  }

  private struct Parser {
    let characters: [Character]
    /// Whether a character stands for itself, whatever mark it looks like.
    let isPlain: [Bool]
    let base: Text.Attributes
    var segments: [Text.Segment] = []
    private var text = ""
    private var (isBold, isItalic, isStruck, isLink) = (false, false, false, false)

    init(characters source: [Character], base: Text.Attributes) {
      var characters: [Character] = []
      var isPlain: [Bool] = []
      var index = 0
      while index < source.count {
        let isEscape = source[index] == "\\" && index + 1 < source.count && marks.contains(source[index + 1])
        if isEscape { index += 1 }
        characters.append(source[index])
        isPlain.append(isEscape)
        index += 1
      }
      (self.characters, self.isPlain, self.base) = (characters, isPlain, base)
    }

    private mutating func flush(isCode: Bool = false) {
      guard !text.isEmpty else { return }
      var attributes = base
      if isBold { attributes.isBold = attributes.isBold ?? true }
      if isItalic { attributes.isItalic = attributes.isItalic ?? true }
      if isCode { attributes.isMonospaced = attributes.isMonospaced ?? true }
      if isStruck {
        attributes.isStruckThrough = true
        attributes.strikethrough = Text.LineStyle(pattern: .solid, color: nil)
      }
      if isLink { attributes.color = attributes.color ?? .accentColor }
      segments.append(Text.Segment(content: text, attributes: attributes))
      text = ""
    }

    mutating func parse() {
      var index = 0
      while index < characters.count {
        if let end = AddressScan(characters: characters, isPlain: isPlain).end(from: index) {
          link(String(characters[index..<end]))
          index = end
          continue
        }
        let character = characters[index]
        switch character {
        case _ where isPlain[index]:
          text.append(character)
          index += 1
        case "`":
          guard let end = find("`", from: index + 1) else { fallthrough }
          flush()
          text = String(characters[(index + 1)..<end])
          flush(isCode: true)
          index = end + 1
        case "*", "_":
          let length = run(of: character, at: index)
          let used = min(length, 3)
          guard toggles(character, used, at: index) else {
            text += String(repeating: character, count: used)
            index += used
            continue
          }
          flush()
          if used != 2 { isItalic.toggle() }
          if used != 1 { isBold.toggle() }
          index += used
        case "~" where strikes(at: index):
          flush()
          isStruck.toggle()
          index += run(of: "~", at: index)
        case "^" where inflection(at: index) != nil:
          guard let (close, end) = inflection(at: index) else { fallthrough }
          text += GrammarAgreement.inflected(String(characters[(index + 2)..<close]))
          index = end + 1
        case "[":
          guard let close = find("]", from: index + 1), close + 1 < characters.count,
            characters[close + 1] == "(", !isPlain[close + 1], let end = find(")", from: close + 2)
          else {
            text.append(character)
            index += 1
            continue
          }
          link(String(characters[(index + 1)..<close]))
          index = end + 1
        default:
          text.append(character)
          index += 1
        }
      }
      flush()
    }

    private mutating func link(_ title: String) {
      flush()
      isLink = true
      text = title
      flush()
      isLink = false
    }

    /// Where the words end that agree with the number among them, `^[2 cup](inflect: true)`, and where the whole does.
    private func inflection(at index: Int) -> (close: Int, end: Int)? {
      guard index + 1 < characters.count, characters[index + 1] == "[", !isPlain[index + 1],
        let close = find("]", from: index + 2), close + 1 < characters.count, characters[close + 1] == "(",
        let end = find(")", from: close + 2),
        String(characters[(close + 2)..<end]).filter({ $0 != " " }).contains("inflect:true")
      else { return nil }
      return (close, end)
    }

    /// Whether a run of one or two tildes begins or ends what is struck through: one that ends it is as long as the one
    /// that began it and follows no space.
    private func strikes(at index: Int) -> Bool {
      let length = run(of: "~", at: index)
      guard length <= 2 else { return false }
      if isStruck { return index > 0 && !characters[index - 1].isWhitespace }
      var next = index + length
      guard next < characters.count, !characters[next].isWhitespace else { return false }
      while let found = find("~", from: next) {
        let own = run(of: "~", at: found)
        if own == length, !characters[found - 1].isWhitespace { return true }
        next = found + own
      }
      return false
    }

    private func find(_ character: Character, from start: Int) -> Int? {
      guard start < characters.count else { return nil }
      return characters.indices[start...].first { characters[$0] == character && !isPlain[$0] }
    }

    private func run(of character: Character, at start: Int) -> Int {
      characters.indices[start...].prefix { characters[$0] == character && !isPlain[$0] }.count
    }

    /// Whether marks begin or end an emphasis: they touch a word at the inner side, and have a counterpart.
    private func toggles(_ mark: Character, _ length: Int, at index: Int) -> Bool {
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + length < characters.count ? characters[index + length] : " "
      let isOpen = length == 1 ? isItalic : length == 2 ? isBold : isBold && isItalic
      if isOpen { return !before.isWhitespace && (mark == "*" || !after.isLetter) }
      guard !after.isWhitespace, mark == "*" || !before.isLetter else { return false }
      var position = index + length
      while position < characters.count {
        if characters[position] == mark, !isPlain[position], run(of: mark, at: position) >= length,
          !characters[position - 1].isWhitespace
        {
          return true
        }
        position += 1
      }
      return false
    }
  }
}
