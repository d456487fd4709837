/// How the name of an asset becomes a name in code.
enum AssetName {
  /// The words of a name: what stands between characters that no name in code may have.
  private static func words(_ name: some StringProtocol) -> [String] {
    String(name).split(whereSeparator: { !($0.isLetter || $0.isNumber) }).map { String($0) }
  }

  /// `Brand Primary` as `brandPrimary`, `URLIcon` as `urlIcon`, `2x` as `_2X`.
  static func member(_ name: some StringProtocol) -> String? {
    let words = words(name)
    guard let first = words.first else { return nil }
    let whole = lowercasingStart(of: first) + words.dropFirst().map(capitalizingStart).joined()
    return whole.first?.isNumber == true ? "_" + whole : whole
  }

  /// A name of capitals and digits alone as Xcode writes it, in words of one kind each: `EBA72B` as `EBA_72_B`,
  /// `81C8E4` as `_81_C_8_E_4`. Nil for a name with small letters.
  static func constant(_ name: some StringProtocol) -> String? {
    guard name.contains(where: \.isLetter) || name.contains(where: \.isNumber),
      !name.contains(where: \.isLowercase)
    else { return nil }
    let whole = words(name).joined(separator: "_")
    var text = ""
    for character in whole {
      if let last = text.last, last != "_", character != "_", last.isNumber != character.isNumber {
        text += "_"
      }
      text.append(character)
    }
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// The name of a folder that is a namespace: `icons` as `Icons`.
  static func type(_ name: some StringProtocol) -> String? {
    let whole = words(name).map(capitalizingStart).joined()
    guard let first = whole.first else { return nil }
    return first.isNumber ? "_" + whole : whole
  }

  /// A name without the word for its kind at its end: `accentColor` as `accent`.
  static func shortened(_ member: String, kind: String) -> String? {
    guard member.hasSuffix(kind), member.count > kind.count else { return nil }
    return String(member.dropLast(kind.count))
  }

  /// A name as it is written where it may be a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static func capitalizingStart(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Capitals at the start become small: all of a word of capitals, else all but the one that begins the next word.
  private static func lowercasingStart(of word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    guard capitals > 0 else { return word }
    let next = word.dropFirst(capitals).first
    let count = next == nil || next?.isLetter == false ? capitals : max(1, capitals - 1)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout", "internal", "let", "open", "operator", "private", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch",
    "false", "is", "nil", "super", "self", "throw", "throws", "true", "try",
  ]
}
