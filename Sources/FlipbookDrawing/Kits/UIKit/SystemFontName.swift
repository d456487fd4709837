import Foundation

/// The PostScript name of a face of the system's, as fonts report it and are made by it.
struct SystemFontName {
  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]
  private static let families: [(name: String, design: Font.Design)] = [
    (".SFUI", .default), (".AppleSystemUIFontRounded", .rounded), (".AppleSystemUIFontSerif", .serif),
    (".AppleSystemUIFontMonospaced", .monospaced), (".SFUIText", .default), (".SFUIDisplay", .default),
  ]

  private var family: Int
  private var weight: Int
  private var isItalic: Bool

  init?(_ descriptor: FontDescriptor) {
    guard case .system(let design) = descriptor.family else { return nil }
    family =
      switch design {
      case .default: 0
      case .rounded: 1
      case .serif: 2
      case .monospaced: 3
      }
    weight = min(max((descriptor.weight + 50) / 100 - 1, 0), Self.weights.count - 1)
    isItalic = descriptor.isItalic
  }

  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first, let family = Self.families.firstIndex(where: { $0.name == first })
    else { return nil }
    var face = parts.count > 1 ? parts[1] : "Regular"
    isItalic = face.hasSuffix("Italic")
    if isItalic { face.removeLast("Italic".count) }
    guard let weight = Self.weights.firstIndex(where: { $0.name == (face.isEmpty ? "Regular" : face) })
    else { return nil }
    (self.family, self.weight) = (family, weight)
  }

  var name: String {
    "\(Self.families[family].name)-\(Self.weights[weight].name)\(isItalic ? "Italic" : "")"
  }

  func font(size: CGFloat) -> Font {
    let font = Font.system(
      size: size, weight: Self.weights[weight].weight, design: Self.families[family].design)
    return isItalic ? font.italic() : font
  }
}
