import Foundation

/// Numbers among the text of a key: a key's conversions `%lld` and `%lf` are formatted by the rules of the scene's locale.
enum InterpolatedNumber {
  /// - Returns: nil for what is no number.
  static func text(of value: Any) -> String? {
    guard SceneLocale.isUsual else { return text(of: value, in: SceneLocale.current) }
    switch value {
    case let number as Double: return decimal(number)
    case let number as Float: return decimal(Double(number))
    case let number as CGFloat: return decimal(Double(number))
    case let number as any BinaryInteger: return grouped(String(describing: number))
    default: return nil
    }
  }

  private static func text(of value: Any, in locale: Locale) -> String? {
    let exact = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(6))
    switch value {
    case let number as Double: return exact.format(number)
    case let number as Float: return exact.format(Double(number))
    case let number as CGFloat: return exact.format(Double(number))
    case let number as any BinaryInteger:
      return IntegerFormatStyle<Int>(locale: locale).format(Int(clamping: number))
    default: return nil
    }
  }

  /// With six digits after the point, and the thousands apart.
  private static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    let digits = String(format: "%f", number)
    guard let point = digits.firstIndex(of: ".") else { return digits }
    return grouped(String(digits[..<point])) + digits[point...]
  }

  /// The digits of a whole number with the thousands apart.
  private static func grouped(_ digits: String) -> String {
    let sign = digits.hasPrefix("-") ? "-" : ""
    let own = Array(digits.dropFirst(sign.count))
    var result = sign
    for (index, digit) in own.enumerated() {
      if index > 0, (own.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
