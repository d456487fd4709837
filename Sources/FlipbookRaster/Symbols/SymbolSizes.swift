import FlipbookPicture
import Foundation

/// How large the ink of system symbols is, in ems of the font, at regular weight and medium scale.
///
/// Measured on exported drawings of SF Symbols 5 (docs/fidelity.md), to a thousandth of an em. Symbols that are missing here
/// keep the size that they are drawn in.
enum SymbolSizes {
  /// The size of a symbol's ink; nil where it is not known.
  static func ink(of name: String) -> CGSize? { sizes[name] ?? frameSize(of: name) }

  /// The size of a symbol's ink, if it was measured itself.
  static func measured(_ name: String) -> CGSize? { sizes[name] }

  /// The ink of a symbol with a slash; nil for others, and where the symbol without it wasn't measured.
  ///
  /// The measured size takes in a ring around the slash, which shows where the slash reaches past the symbol.
  static func struckInk(of name: String) -> CGSize? {
    guard let whole = sizes[name], let slash = name.range(of: ".slash") else { return nil }
    guard let base = ink(of: name.replacingCharacters(in: slash, with: "")) else { return nil }
    func inked(_ whole: CGFloat, _ base: CGFloat) -> CGFloat {
      whole > base + 0.01 ? max(base, whole - slashRing) : whole
    }
    return CGSize(width: inked(whole.width, base.width), height: inked(whole.height, base.height))
  }

  /// On both sides of a slash together, in ems.
  private static let slashRing: CGFloat = 0.08
  /// The room that symbols with a slash have more of above and below together, in ems.
  static let struckRoom: CGFloat = 0.03

  /// The room that a symbol keeps around its ink, in ems of the font: more beside narrow ones.
  ///
  /// The room above and below does not grow with the scale. Beside circles and wider symbols it is less at the large scale.
  static func margins(of ink: CGSize, name: String, scale: SymbolScale) -> (x: CGFloat, y: CGFloat) {
    let x = min(0.16, 0.091 + max(0, 0.97 - ink.width) * 0.15)
    guard scale == .large else { return ((rooms[name] ?? x) * scale.factor, 0.061) }
    if let measured = largeRooms[name] { return (measured, 0.059) }
    return (ink.width >= 0.97 ? 0.078 : x * scale.factor, 0.059)
  }

  /// The room beside symbols that pictures show to be another, in ems.
  private static let rooms: [String: CGFloat] = ["mappin": 0.287]

  /// The room beside symbols at the large scale that pictures show to be another, in ems.
  private static let largeRooms: [String: CGFloat] = [
    "arrow.up.arrow.down": 0.307, "bell": 0.176, "line.3.horizontal": 0.176, "line.horizontal.3": 0.176,
  ]

  /// The size of what ends in the name of a frame: the frame's.
  private static func frameSize(of name: String) -> CGSize? {
    var name = name[...]
    if name.hasSuffix(".fill") { name = name.dropLast(5) }
    return frames[String(name.split(separator: ".").last ?? "")]
  }

  private static let frames: [String: CGSize] = [
    "circle": CGSize(width: 0.996, height: 0.996), "square": CGSize(width: 0.899, height: 0.899),
    "app": CGSize(width: 0.9, height: 0.9), "rectangle": CGSize(width: 1.151, height: 0.899),
    "diamond": CGSize(width: 1.107, height: 1.107), "seal": CGSize(width: 1.109, height: 1.109),
  ]

  /// Each entry is a width, a height and the names of symbols; entries end in semicolons.
  private static let sizes: [String: CGSize] = {
    var sizes: [String: CGSize] = [:]
    for table in [narrow, middle, wide] {
      for entry in table.split(separator: ";") {
        let words = entry.split(separator: " ")
        guard words.count > 2, let width = Double(words[0]), let height = Double(words[1]) else { continue }
        for name in words.dropFirst(2) { sizes[String(name)] = CGSize(width: width, height: height) }
      }
    }
    return sizes
  }()
}
