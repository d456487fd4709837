import Foundation

/// The names of units in English of the United States.
package enum MeasurementNames {
  /// The names of units by their symbols.
  static let wide: [String: (one: String, many: String)] = [
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "mph": ("mile per hour", "miles per hour"),
    "km/h": ("kilometer per hour", "kilometers per hour"), "m/s": ("meter per second", "meters per second"),
    "sec": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    "kCal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"), "°": ("degree", "degrees"),
  ]

  /// The name that a unit has by itself.
  ///
  /// - Parameter isWide: Whether it is written out, in the plural; units without a name keep their symbol.
  package static func name(of unit: Unit, isWide: Bool) -> String {
    if isWide, let name = wide[unit.symbol] { return name.many }
    return short[unit.symbol] ?? unit.symbol
  }

  /// Short names that differ from the symbols.
  private static let short = ["km/h": "km/hr"]
}
