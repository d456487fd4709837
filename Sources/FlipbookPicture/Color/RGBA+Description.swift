import Foundation

extension RGBA {
  /// `#RRGGBBAA`, each component clamped to 0…1.
  package var hexadecimal: String {
    func byte(_ value: Float) -> String {
      let clamped = value.isNaN ? 0 : max(0, min(1, value))
      let text = String(Int((clamped * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + byte(red) + byte(green) + byte(blue) + byte(opacity)
  }
}
