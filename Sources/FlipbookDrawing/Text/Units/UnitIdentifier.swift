import Foundation

/// The identifiers that CLDR has for Foundation's units.
///
/// Source: Unicode Technical Standard 35, part 6, "Unit identifiers".
enum UnitIdentifier {
  /// Returns the identifier of a unit; nil for units that CLDR doesn't name, and those of a scene's own.
  static func of(_ unit: Dimension) -> String? {
    switch unit {
    case is UnitAcceleration: acceleration[unit.symbol]
    case is UnitAngle: angle[unit.symbol]
    case is UnitArea: area[unit.symbol]
    case is UnitConcentrationMass: concentration[unit.symbol]
    case is UnitDispersion: unit.symbol == "ppm" ? "permillion" : nil
    case is UnitDuration: duration[unit.symbol]
    case is UnitElectricCharge: charge[unit.symbol]
    case is UnitElectricCurrent: prefixed(unit.symbol, base: "A", "ampere")
    case is UnitElectricPotentialDifference: prefixed(unit.symbol, base: "V", "volt")
    case is UnitElectricResistance: prefixed(unit.symbol, base: "Ω", "ohm")
    case is UnitEnergy: energy[unit.symbol]
    case is UnitFrequency: prefixed(unit.symbol, base: "Hz", "hertz")
    case let own as UnitFuelEfficiency: fuel(own)
    case is UnitIlluminance: unit.symbol == "lx" ? "lux" : nil
    case is UnitInformationStorage: storage[unit.symbol] ?? prefixed(unit.symbol, base: "B", "byte")
    case is UnitLength: length[unit.symbol] ?? prefixed(unit.symbol, base: "m", "meter")
    case is UnitMass: mass[unit.symbol] ?? prefixed(unit.symbol, base: "g", "gram")
    case is UnitPower: unit.symbol == "hp" ? "horsepower" : prefixed(unit.symbol, base: "W", "watt")
    case is UnitPressure: pressure[unit.symbol]
    case is UnitSpeed: speed[unit.symbol]
    case is UnitTemperature: temperature[unit.symbol]
    case is UnitVolume: volume[unit.symbol]
    default: nil
    }
  }

  private static let prefixes = [
    "": "", "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto", "da": "deka", "d": "deci",
    "c": "centi", "m": "milli", "µ": "micro", "n": "nano", "p": "pico",
  ]

  /// The identifier of a unit with a decimal prefix: `km` is `kilometer`.
  private static func prefixed(_ symbol: String, base: String, _ name: String) -> String? {
    guard symbol.hasSuffix(base) else { return nil }
    return prefixes[String(symbol.dropLast(base.count))].map { $0 + name }
  }

  /// Miles per gallon of both kinds have the same symbol.
  private static func fuel(_ unit: UnitFuelEfficiency) -> String? {
    switch unit {
    case .litersPer100Kilometers: "liter-per-100-kilometer"
    case .milesPerGallon: "mile-per-gallon"
    case .milesPerImperialGallon: "mile-per-gallon-imperial"
    default: nil
    }
  }

  private static let acceleration = ["m/s²": "meter-per-square-second", "g": "g-force"]
  private static let angle = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]
  private static let area = [
    "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "mm²": "square-millimeter", "µm²": "square-micrometer", "nm²": "square-nanometer", "in²": "square-inch",
    "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let concentration = [
    "g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter", "mmol/L": "millimole-per-liter",
  ]
  private static let duration = ["s": "second", "m": "minute", "h": "hour"]
  private static let charge = ["Ah": "ampere-hour", "kAh": "kiloampere-hour", "mAh": "milliampere-hour"]
  private static let energy = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let storage = [
    "bit": "bit", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "KiB": "kibibyte", "MiB": "mebibyte",
    "GiB": "gibibyte",
  ]
  private static let length = [
    "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
    "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let mass = [
    "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
    "oz t": "ounce-troy",
  ]
  private static let pressure = [
    "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal",
    "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch",
  ]
  private static let speed = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let temperature = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  private static let volume = [
    "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dl": "deciliter", "cL": "centiliter",
    "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter",
    "cm³": "cubic-centimeter", "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot",
    "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon",
    "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
    "fl oz Imperial": "fluid-ounce-imperial", "qt Imperial": "quart-imperial",
    "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
  ]
}
