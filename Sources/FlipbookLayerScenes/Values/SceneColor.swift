import FlipbookDrawing
import Foundation

/// Reads colours: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, the names of CSS, `rgb()`, `rgba()`, `hsl()`, `hsla()`,
/// the system's colours as `systemRed`, lists of three or four shares.
package enum SceneColor {
  static let expected = "a colour such as \"#1e90ff\", \"tomato\", \"rgb(30, 144, 255)\" or \"systemBlue\""

  /// Nil for what is no colour.
  static func parse(_ node: JSONNode, isDark: Bool) -> RGBA? {
    switch node.value {
    case .string(let text): return parse(text, isDark: isDark)
    case .array(let list):
      let shares = list.compactMap(\.number)
      guard shares.count == list.count, shares.count == 3 || shares.count == 4,
        shares.allSatisfy({ (0...1).contains($0) })
      else { return nil }
      return color(shares[0], shares[1], shares[2], shares.count == 4 ? shares[3] : 1)
    case .object:
      guard let inner = node["color"], var color = parse(inner, isDark: isDark),
        let opacity = node["opacity"]?.number, (0...1).contains(opacity), node.object?.count == 2,
        inner.object == nil
      else { return nil }
      color.opacity *= Float(opacity)
      return color
    default: return nil
    }
  }

  package static func parse(_ text: String, isDark: Bool) -> RGBA? {
    guard text.utf8.count <= 80 else { return nil }
    let name = text.trimmingCharacters(in: .whitespaces).lowercased()
    if name.hasPrefix("#") { return hexadecimal(name.dropFirst()) }
    if name == "clear" || name == "transparent" { return .clear }
    if name.hasPrefix("system"), let system = SystemColor(rawValue: String(name.dropFirst(6))) {
      return system.rgba(for: isDark ? .dark : .light)
    }
    if let hex = CSSColorNames.values[name] {
      return color(Double(hex >> 16) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255, 1)
    }
    return function(name)
  }

  /// Names that are near what was written.
  static func hint(_ node: JSONNode) -> String {
    guard let text = node.string, !text.hasPrefix("#"), !text.contains("(") else { return "" }
    let system = SystemColor.allCases.map {
      "system\($0.rawValue.prefix(1).uppercased())\($0.rawValue.dropFirst())"
    }
    return SceneNames.hint(text, in: CSSColorNames.values.keys.sorted() + system + ["clear", "transparent"])
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> RGBA {
    RGBA(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
  }

  private static func hexadecimal(_ digits: Substring) -> RGBA? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, digits.allSatisfy(\.isASCII) else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let shares = bytes.map { Double($0) / 255 }
    return color(shares[0], shares[1], shares[2], shares.count == 4 ? shares[3] : 1)
  }

  private static func function(_ text: String) -> RGBA? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open]
    let inside = text[text.index(after: open)..<text.index(before: text.endIndex)]
    let words = inside.split { ", /\t".contains($0) }.map(String.init)
    guard words.count == 3 || words.count == 4 else { return nil }
    guard let opacity = words.count == 4 ? share(words[3], of: 1) : 1 else { return nil }
    switch name {
    case "rgb", "rgba":
      let parts = words.prefix(3).compactMap { share($0, of: 255) }
      guard parts.count == 3 else { return nil }
      return color(parts[0], parts[1], parts[2], opacity)
    case "hsl", "hsla":
      guard let hue = degrees(words[0]), words[1].hasSuffix("%"), words[2].hasSuffix("%"),
        let saturation = share(words[1], of: 1), let lightness = share(words[2], of: 1)
      else { return nil }
      return hsl(hue, saturation, lightness, opacity)
    default: return nil
    }
  }

  /// A number out of a whole, or a percentage, as 0…1.
  private static func share(_ text: String, of whole: Double) -> Double? {
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? String(text.dropLast()) : text), number.isFinite else {
      return nil
    }
    return min(1, max(0, number / (isPercentage ? 100 : whole)))
  }

  private static func degrees(_ text: String) -> Double? {
    for (unit, factor) in [("deg", 1.0), ("turn", 360), ("rad", 180 / Double.pi)] where text.hasSuffix(unit) {
      return finite(String(text.dropLast(unit.count))).map { $0 * factor }
    }
    return finite(text)
  }

  private static func finite(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, abs(number) < 1e9 else { return nil }
    return number
  }

  private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double, _ opacity: Double) -> RGBA
  {
    let strength = saturation * min(lightness, 1 - lightness)
    func part(_ offset: Double) -> Double {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = place < 0 ? place + 12 : place
      return lightness - strength * max(-1, min(k - 3, 9 - k, 1))
    }
    return color(part(0), part(8), part(4), opacity)
  }
}
