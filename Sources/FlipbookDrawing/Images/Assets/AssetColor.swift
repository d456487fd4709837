import FlipbookMotion
import Foundation

/// A colour of a catalogue: components in a colour space, or the name of one of the system's.
///
/// Components are written as `"0.5"` (0…1), as `"0x80"`, or as `"128"` (0…255), which Xcode's three ways of showing them
/// leave behind.
struct AssetColor: Decodable {
  private enum CodingKeys: String, CodingKey {
    case colorSpace = "color-space"
    case components
    case reference
  }

  let rgba: RGBA?
  /// In the dark; nil where it is the same.
  var dark: RGBA?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .reference) {
      rgba = Self.system(name, in: .light)
      dark = Self.system(name, in: .dark)
      return
    }
    guard let parts = try? container.decode([String: Component].self, forKey: .components) else {
      rgba = nil
      return
    }
    func part(_ name: String) -> Float? { parts[name]?.value }
    let space = try container.decodeIfPresent(String.self, forKey: .colorSpace) ?? "srgb"
    let alpha = Double(part("alpha") ?? 1)
    if let white = part("white") {
      let isLinear = space.contains("linear")
      rgba = RGBA(Color(isLinear ? .sRGBLinear : .sRGB, white: Double(white), opacity: alpha))
      return
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      rgba = nil
      return
    }
    let meaning: Color.RGBColorSpace =
      space == "display-p3" ? .displayP3 : space.contains("linear") ? .sRGBLinear : .sRGB
    rgba = RGBA(
      Color(meaning, red: Double(red), green: Double(green), blue: Double(blue), opacity: alpha))
  }

  /// A number in one of its spellings, as a text or, by other programs' hands, as a number.
  private struct Component: Decodable {
    let value: Float?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = Float(number > 1 ? number / 255 : number)
        return
      }
      let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") {
        value = Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
      } else if text.contains(".") || text.contains("e") {
        value = Float(text)
      } else {
        // A whole number counts to 255; the exception is "1" of a component that is full or of alpha.
        value = Int(text).map { $0 == 1 ? 1 : Float($0) / 255 }
      }
    }
  }

  /// `systemBlueColor` and its kin.
  private static func system(_ name: String, in scheme: ColorScheme) -> RGBA? {
    let colors: [String: Color] = [
      "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
      "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
      "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
      "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
      "systemGrayColor": .gray, "labelColor": .primary, "secondaryLabelColor": .secondary,
      "systemBackgroundColor": Color(uiColor: .systemBackground),
    ]
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return colors[name]?.resolvedRGBA(in: environment)
  }
}

extension RGBA {
  fileprivate init(_ color: Color) { self = color.resolvedRGBA(in: EnvironmentValues()) }
}
