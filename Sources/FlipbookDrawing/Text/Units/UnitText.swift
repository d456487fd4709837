import Foundation

/// Writes amounts with their units, in the words of a locale.
package enum UnitText {
  /// How a unit is written.
  package enum Width: String, Sendable {
    /// `3 miles`
    case wide = "unit-width-full-name"
    /// `3 mi`
    case abbreviated = "unit-width-short"
    /// `3mi`
    case narrow = "unit-width-narrow"
  }

  /// Returns an amount of a unit.
  ///
  /// - Parameters:
  ///   - unit: An identifier of CLDR's: `hour`.
  ///   - usage: The measured quantity, which chooses the unit by the locale's region: `road`; nil keeps the unit.
  ///   - style: The form of the number; nil for that of the usage, or six digits after the point at most.
  ///   - locale: Its region chooses the unit, its language the words.
  /// - Returns: nil for units that ICU doesn't know.
  package static func text(
    _ value: Double, _ unit: String, _ width: Width, usage: String? = nil,
    style: FloatingPointFormatStyle<Double>? = nil, locale: Locale
  ) -> String? {
    let base = "\(stem(unit)) \(width.rawValue)" + (usage.map { " usage/\($0)" } ?? "")
    guard let style else { return UnitNumberFormat(skeleton: base, locale: locale.identifier)?.text(value) }
    guard
      let exact = UnitNumberFormat(skeleton: base + " .##########", locale: locale.identifier),
      exact.text(value) != nil, let shown = exact.lastNumber()
    else { return nil }
    // The word for the unit follows the digits that are shown: 1 mile, 1.0 miles.
    let number = style.locale(locale).format(shown)
    let plain = style.locale(Locale(identifier: "en_US_POSIX")).format(shown)
    let places = plain.firstIndex(of: ".").map {
      plain[plain.index(after: $0)...].prefix(while: \.isNumber).count
    }
    let precision = places.map { "." + String(repeating: "0", count: $0) } ?? "precision-integer"
    let whole = UnitNumberFormat(skeleton: "\(base) \(precision)", locale: locale.identifier)?.text(value)
    let digits = UnitNumberFormat(skeleton: precision, locale: locale.identifier)?.text(shown)
    guard let whole, let digits else { return nil }
    return whole.replacingOccurrences(of: digits, with: number)
  }

  /// Returns amounts of several units one after another: `1 hour, 5 minutes` or `1h 5m`.
  ///
  /// - Parameters:
  ///   - amounts: With identifiers of CLDR's, the largest unit first.
  ///   - joint: The form of what stands between the amounts; nil for that of the amounts.
  ///   - word: Changes the text of an amount.
  package static func list(
    _ amounts: [(count: Int, unit: String)], _ width: Width, joint: Width? = nil, locale: Locale,
    word: (_ count: Int, _ text: String) -> String = { $1 }
  ) -> String {
    let words = amounts.map { amount in
      word(
        amount.count,
        text(Double(amount.count), amount.unit, width, locale: locale) ?? "\(amount.count)")
    }
    return UnitList.text(words, joint ?? width, locale: locale) ?? words.joined(separator: ", ")
  }

  /// The unit in a skeleton. Degrees without a scale have a type as well, `temperature-generic`.
  private static func stem(_ unit: String) -> String {
    unit == "generic" ? "measure-unit/temperature-generic" : "unit/\(unit)"
  }

  /// Returns the name of a unit by itself, as it stands beside several: `kilometers per hour`.
  ///
  /// - Returns: nil for units that ICU doesn't know.
  package static func name(of unit: String, _ width: Width, locale: Locale) -> String? {
    // CLDR has no word without a number for most units, so the number is taken away again.
    let skeleton = "\(stem(unit)) \(width.rawValue) precision-integer"
    guard
      let text = UnitNumberFormat(skeleton: skeleton, locale: locale.identifier)?.text(100),
      let digits = UnitNumberFormat(skeleton: "precision-integer", locale: locale.identifier)?.text(100)
    else { return nil }
    return text.replacingOccurrences(of: digits, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Returns the name of a unit of Foundation's by itself; its symbol where there is none.
  package static func name(of unit: Unit, _ width: Width, locale: Locale) -> String {
    guard let unit = unit as? Dimension, let identifier = UnitIdentifier.of(unit) else { return unit.symbol }
    return name(of: identifier, width, locale: locale) ?? unit.symbol
  }
}
