import Foundation

/// Numbers among the text of a key: a key's conversions `%lld` and `%lf` are formatted by the rules of English.
enum InterpolatedNumber {
  /// - Returns: nil for what is no number.
  static func text(of value: Any) -> String? {
    switch value {
    case let number as Double: decimal(number)
    case let number as Float: decimal(Double(number))
    case let number as CGFloat: decimal(Double(number))
    case let number as any BinaryInteger: grouped(String(describing: number))
    default: nil
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
