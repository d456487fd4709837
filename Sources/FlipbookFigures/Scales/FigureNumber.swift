import Foundation

/// How numbers are written beside ticks.
enum FigureNumber {
  /// The number with as many decimals as its step has, and a minus sign as in mathematics.
  static func text(_ value: Double, step: Double, locale: Locale) -> String {
    if value == 0 { return 0.formatted(.number.locale(locale)) }
    let size = max(abs(value), abs(step))
    if size >= 1e7 || (step < 1e-5 && step > 0) {
      return withMinus(
        value.formatted(
          .number.notation(.scientific).precision(.fractionLength(0...3)).locale(locale)))
    }
    return withMinus(
      value.formatted(.number.precision(.fractionLength(decimals(of: step))).locale(locale)))
  }

  /// The decimals that a step needs, at most 6.
  static func decimals(of step: Double) -> Int {
    for count in 0..<6 {
      let scaled = step * pow(10, Double(count))
      if abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled) { return count }
    }
    return 6
  }

  static func withMinus(_ text: String) -> String { text.replacingOccurrences(of: "-", with: "\u{2212}") }
}
