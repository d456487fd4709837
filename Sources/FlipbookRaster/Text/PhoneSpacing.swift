import Foundation

/// How far apart the phone sets the characters of its system font, measured against Inter.
///
/// The figures were fitted to public snapshots of simulators (docs/fidelity.md, "Text"). A character that is not among them
/// is as much wider as characters of its width are.
struct PhoneSpacing: Sendable {
  /// A figure for the face of texts and one for the face of large sizes, in ems.
  struct Value: Equatable, Sendable {
    var text: CGFloat = 0
    var display: CGFloat = 0

    static func + (left: Value, right: Value) -> Value {
      Value(text: left.text + right.text, display: left.display + right.display)
    }

    /// The figure at a share of the face of large sizes, 0…1.
    func mixed(_ share: CGFloat) -> CGFloat { text + (display - text) * share }
  }

  /// A character's figures at one weight.
  struct Entry: Equatable, Sendable {
    /// How much wider its room is than in Inter.
    var advance: Value
    /// How much farther right than in Inter the middle of its ink is.
    var middle: Value
  }

  /// Where the weight lies between the phone's regular, 0, and its bold, 1. Heavier ones go on beyond 1; lighter ones have
  /// the figures of the regular one.
  let boldness: CGFloat

  /// - Parameter weight: Of Inter, in hundreds. The phone's medium is 510, its semibold 590.
  init(weight: Int) {
    switch weight {
    case ..<450: boldness = 0
    case ..<550: boldness = 110 / 300
    case ..<650: boldness = 190 / 300
    case ..<750: boldness = 1
    case ..<850: boldness = 4 / 3
    default: boldness = 5 / 3
    }
  }

  /// The figures of a character; nil where it was not measured.
  subscript(_ character: Character) -> Entry? {
    Self.entries[character].map { figures in
      Entry(
        advance: Value(text: mixed(figures[0], figures[1]), display: mixed(figures[2], figures[3])),
        middle: Value(text: mixed(figures[4], figures[5]), display: mixed(figures[6], figures[7])))
    }
  }

  private func mixed(_ regular: CGFloat, _ bold: CGFloat) -> CGFloat { regular + (bold - regular) * boldness }

  /// How much wider a character's room is than in Inter, as far as its width there shows.
  func advance(ofWidth width: CGFloat) -> Value {
    Value(
      text: mixed(0.029, 0.047) + mixed(-0.051, -0.057) * width,
      display: mixed(-0.036, -0.021) + mixed(-0.029, -0.024) * width)
  }

  /// Characters that stand closer (below 0) or farther apart than in Inter, and by how many ems.
  static let kerning: [(left: Character, right: Character, space: CGFloat)] = pairs.split(separator: ";")
    .compactMap {
      let words = $0.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, words[0].count == 2, let left = words[0].first, let right = words[0].last,
        let space = Double(words[1])
      else { return nil }
      return (left, right, space / 1_000)
    }

  private static let entries: [Character: [CGFloat]] = {
    var entries: [Character: [CGFloat]] = [:]
    for line in characters.split(separator: "\n") {
      let words = line.split(separator: " ")
      let figures = words.dropFirst().compactMap { Double($0).map { CGFloat($0 / 1_000) } }
      guard let name = words.first, figures.count == 8 else { continue }
      entries[name == "space" ? " " : Character(String(name))] = figures
    }
    return entries
  }()

  /// The measured characters.
  static var measured: [Character] { entries.keys.sorted() }
}
