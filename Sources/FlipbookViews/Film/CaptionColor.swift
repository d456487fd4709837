import FlipbookDrawing
import FlipbookMotion

/// Colours as files of captions name them.
enum CaptionColor {
  private static let named: [String: UInt32] = [
    "white": 0xFFFFFF, "black": 0x000000, "red": 0xFF0000, "lime": 0x00FF00, "green": 0x008000,
    "blue": 0x0000FF,
    "yellow": 0xFFFF00, "cyan": 0x00FFFF, "aqua": 0x00FFFF, "magenta": 0xFF00FF, "fuchsia": 0xFF00FF,
    "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "orange": 0xFFA500, "purple": 0x800080,
  ]

  /// `#rgb`, `#rrggbb`, `rrggbb` or a name; nil for what is none.
  static func color(_ text: String) -> Color? {
    let lowered = text.lowercased()
    if let value = named[lowered] { return color(value) }
    let digits = lowered.hasPrefix("#") ? lowered.dropFirst() : lowered[...]
    guard let value = UInt32(digits, radix: 16) else { return nil }
    switch digits.count {
    case 3:
      let (red, green, blue) = (value >> 8 & 15, value >> 4 & 15, value & 15)
      return color(red * 17 << 16 | green * 17 << 8 | blue * 17)
    case 6: return color(value)
    default: return nil
    }
  }

  private static func color(_ value: UInt32) -> Color {
    Color(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255)
  }
}
