/// The letters of a formula in the faces that Unicode has for them.
enum MathAlphabet: String {
  case italic, upright, bold, blackboard, calligraphic, fraktur, sans, typewriter

  /// The alphabet of a command such as `mathbf`; nil where there is none.
  init?(command: String) {
    switch command {
    case "mathit": self = .italic
    case "mathrm", "operatorname": self = .upright
    case "mathbf", "bf", "boldsymbol": self = .bold
    case "mathbb": self = .blackboard
    case "mathcal", "mathscr": self = .calligraphic
    case "mathfrak": self = .fraktur
    case "mathsf": self = .sans
    case "mathtt": self = .typewriter
    default: return nil
    }
  }

  /// Letters that stand outside of their alphabets' rows.
  private static let exceptions: [MathAlphabet: [Character: String]] = [
    .italic: ["h": "ℎ"],
    .blackboard: ["C": "ℂ", "H": "ℍ", "N": "ℕ", "P": "ℙ", "Q": "ℚ", "R": "ℝ", "Z": "ℤ"],
    .calligraphic: [
      "B": "ℬ", "E": "ℰ", "F": "ℱ", "H": "ℋ", "I": "ℐ", "L": "ℒ", "M": "ℳ", "R": "ℛ", "e": "ℯ", "g": "ℊ",
      "o": "ℴ",
    ],
    .fraktur: ["C": "ℭ", "H": "ℌ", "I": "ℑ", "R": "ℜ", "Z": "ℨ"],
  ]

  /// Where the capitals begin; small letters follow them.
  private var letters: UInt32? {
    switch self {
    case .italic: 0x1D434
    case .upright: nil
    case .bold: 0x1D400
    case .blackboard: 0x1D538
    case .calligraphic: 0x1D49C
    case .fraktur: 0x1D504
    case .sans: 0x1D5A0
    case .typewriter: 0x1D670
    }
  }

  private var digits: UInt32? {
    switch self {
    case .bold: 0x1D7CE
    case .blackboard: 0x1D7D8
    case .sans: 0x1D7E2
    case .typewriter: 0x1D7F6
    case .italic, .upright, .calligraphic, .fraktur: nil
    }
  }

  /// A letter in this face; others as they are.
  func text(_ letter: Character) -> String {
    if letter == "-" { return "−" }
    if letter == "*" { return "∗" }
    if letter == "'" { return "′" }
    if let exception = Self.exceptions[self]?[letter] { return exception }
    guard let value = letter.asciiValue else { return String(letter) }
    let place: UInt32? =
      switch value {
      case 65...90: letters.map { $0 + UInt32(value) - 65 }
      case 97...122: letters.map { $0 + 26 + UInt32(value) - 97 }
      case 48...57: digits.map { $0 + UInt32(value) - 48 }
      default: nil
      }
    guard let place, let scalar = Unicode.Scalar(place) else { return String(letter) }
    return String(Character(scalar))
  }
}
