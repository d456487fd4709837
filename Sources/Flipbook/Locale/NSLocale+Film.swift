import Foundation

// Foundation on Linux keeps these to itself.
extension NSLocale {
  /// The code of the currency by ISO 4217, such as `USD`; nil where the locale has no region.
  public var currencyCode: String? { object(forKey: .currencyCode) as? String }
  /// The sign of the currency, such as `$`.
  public var currencySymbol: String { object(forKey: .currencySymbol) as? String ?? "" }
  /// The code of the region by ISO 3166, such as `US`; nil for none.
  public var countryCode: String? { object(forKey: .countryCode) as? String }
  /// The code of the region by ISO 3166, such as `US`; nil for none.
  public var regionCode: String? { countryCode }
  /// The code of the language, such as `en`.
  public var languageCode: String { object(forKey: .languageCode) as? String ?? "" }
  /// The sign between whole and broken part of a number.
  public var decimalSeparator: String { object(forKey: .decimalSeparator) as? String ?? "." }
  /// The sign between groups of digits.
  public var groupingSeparator: String { object(forKey: .groupingSeparator) as? String ?? "," }
}
