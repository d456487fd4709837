import Foundation

/// Reads the signs of units: products of basic ones, with `·`, `*`, `/`, `^` and parentheses.
enum UnitParser {
  private static let plain: [String: HKUnit] = Dictionary(
    uniqueKeysWithValues: ([
      .ounce(),
      .pound(),
      .stone(),
      .inch(),
      .foot(),
      .yard(),
      .mile(),
      .fluidOunceUS(),
      .fluidOunceImperial(),
      .pintUS(),
      .pintImperial(),
      .cupUS(),
      .cupImperial(),
      .millimeterOfMercury(),
      .centimeterOfWater(),
      .atmosphere(),
      .minute(),
      .hour(),
      .day(),
      .smallCalorie(),
      .largeCalorie(),
      .kilocalorie(),
      .count(),
      .percent(),
      .internationalUnit(),
      .radianAngle(),
      .degreeAngle(),
      .diopter(),
      .kelvin(), .degreeCelsius(), .degreeFahrenheit(), .decibelAWeightedSoundPressureLevel(),
    ] as [HKUnit]).map { ($0.unitString, $0) })
  /// Those that have prefixes.
  private static let metric: [(sign: String, make: @Sendable (HKMetricPrefix) -> HKUnit)] = [
    ("g", { .gramUnit(with: $0) }),
    ("m", { .meterUnit(with: $0) }),
    ("L", { .literUnit(with: $0) }),
    ("Pa", { .pascalUnit(with: $0) }),
    ("s", { .secondUnit(with: $0) }),
    ("J", { .jouleUnit(with: $0) }),
    ("Hz", { .hertzUnit(with: $0) }),
    ("V", { .voltUnit(with: $0) }),
    ("W", { .wattUnit(with: $0) }),
    ("S", { .siemenUnit(with: $0) }),
  ]

  /// Nil for a text that is no unit.
  static func unit(_ text: String) -> HKUnit? {
    var rest = Substring(text.filter { $0 != " " })
    guard let unit = product(&rest), rest.isEmpty else { return nil }
    return HKUnit(text, factor: unit.factor, offset: unit.offset, powers: unit.powers)
  }

  private static func product(_ rest: inout Substring) -> HKUnit? {
    guard var result = power(&rest) else { return nil }
    while let sign = rest.first, "·.*/".contains(sign) {
      rest.removeFirst()
      guard let next = power(&rest) else { return nil }
      result = sign == "/" ? result.unitDivided(by: next) : result.unitMultiplied(by: next)
    }
    return result
  }

  private static func power(_ rest: inout Substring) -> HKUnit? {
    guard let base = factor(&rest) else { return nil }
    guard rest.first == "^" else { return base }
    rest.removeFirst()
    let digits = rest.prefix { $0.isNumber || $0 == "-" }
    guard let power = Int(digits), abs(power) <= 12 else { return nil }
    rest.removeFirst(digits.count)
    return base.unitRaised(toPower: power)
  }

  private static func factor(_ rest: inout Substring) -> HKUnit? {
    if rest.first == "(" {
      guard let close = rest.lastIndex(of: ")") else { return nil }
      var inner = rest[rest.index(after: rest.startIndex)..<close]
      rest = rest[rest.index(after: close)...]
      guard let unit = product(&inner), inner.isEmpty else { return nil }
      return unit
    }
    let sign = rest.prefix { !"·.*/^()".contains($0) }
    rest.removeFirst(sign.count)
    return basic(String(sign))
  }

  private static func basic(_ sign: String) -> HKUnit? {
    if let unit = plain[sign] { return unit }
    for (end, make) in metric where sign.hasSuffix(end) {
      let prefix = sign.dropLast(end.count)
      if prefix.isEmpty { return make(.none) }
      if let found = HKMetricPrefix.all.first(where: { $0.sign == prefix }) { return make(found) }
    }
    return nil
  }
}
