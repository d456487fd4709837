import Foundation

/// The text of a person's name, in the order of a locale.
struct PersonNameText {
  private let name: PersonNameComponents
  private let language: String

  /// Languages that write the family name first.
  private static let familyFirst: Set<String> = ["hu", "ja", "ko", "vi", "zh"]
  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "madam", "rev", "fr", "herr", "frau",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds", "mba", "jd", "cpa",
  ]
  /// Words that begin a family name.
  private static let particles: Set<String> = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "la", "le", "du", "bin", "al", "el",
    "ter", "zu",
  ]

  init(_ name: PersonNameComponents, locale: Locale) {
    self.name = name
    language = locale.language.languageCode?.identifier ?? "en"
  }

  /// Ideographs, syllables and Hangul are written without a space between family and given name.
  private var isEastAsian: Bool {
    let letters = ((name.familyName ?? "") + (name.givenName ?? "")).unicodeScalars
    return !letters.isEmpty
      && letters.allSatisfy { (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value) }
  }

  private var isFamilyFirst: Bool { isEastAsian || Self.familyFirst.contains(language) }

  func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
    switch style {
    case .short:
      if let nickname = name.nickname, !nickname.isEmpty { return nickname }
      return (isEastAsian ? joined([name.familyName]) : joined([name.givenName])).ifEmpty(text(.medium))
    case .medium:
      return joined(isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName])
    case .long:
      let own =
        isFamilyFirst
        ? [name.familyName, name.middleName, name.givenName]
        : [name.givenName, name.middleName, name.familyName]
      return joined([name.namePrefix] + own + [name.nameSuffix])
    case .abbreviated:
      // Where a name has two parts at most, Asian initials are the family name.
      if isEastAsian { return (name.familyName ?? "").ifEmpty(name.givenName ?? "") }
      let parts = isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
      return parts.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
  }

  /// The parts of a name; nil for a text without a word.
  ///
  /// Titles come first and degrees last. A comma ends a family name that comes first.
  static func parts(of text: String) -> PersonNameComponents? {
    var result = PersonNameComponents()
    let sides = text.split(separator: ",", maxSplits: 1).map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    guard var words = sides.first else { return nil }
    if sides.count == 2 {
      if sides[1].allSatisfy({ suffixes.contains(key($0)) }) {
        result.nameSuffix = sides[1].joined(separator: " ").orNil
      } else {
        result.familyName = words.joined(separator: " ").orNil
        words = sides[1]
      }
    }
    var titles: [String] = []
    while words.count > 1, prefixes.contains(key(words[0])) { titles.append(words.removeFirst()) }
    result.namePrefix = titles.joined(separator: " ").orNil
    var degrees: [String] = []
    while words.count > 2, suffixes.contains(key(words[words.count - 1])) {
      degrees.insert(words.removeLast(), at: 0)
    }
    if !degrees.isEmpty { result.nameSuffix = degrees.joined(separator: " ") }
    guard !words.isEmpty else { return result.familyName == nil ? nil : result }
    result.givenName = words.removeFirst()
    if result.familyName == nil, !words.isEmpty {
      let start = words.dropLast().firstIndex { particles.contains($0.lowercased()) } ?? words.count - 1
      result.familyName = words[start...].joined(separator: " ")
      words.removeSubrange(start...)
    }
    result.middleName = words.joined(separator: " ").orNil
    return result
  }

  private static func key(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
}

extension String {
  fileprivate func ifEmpty(_ other: @autoclosure () -> String) -> String { isEmpty ? other() : self }
  fileprivate var orNil: String? { isEmpty ? nil : self }
}
