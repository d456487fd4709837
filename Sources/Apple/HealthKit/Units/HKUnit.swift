import Foundation

/// A unit of quantities: basic ones, multiplied.
public final class HKUnit: NSObject, @unchecked Sendable {
  /// As Apple's framework writes it: `count/min`, `kcal`, `mg/dL`.
  public let unitString: String
  /// How many basic units of its dimensions the unit is.
  let factor: Double
  /// Added to a value of the unit, in the basic unit, for scales with a zero of their own.
  let offset: Double
  /// The powers of basic dimensions; without those of power 0.
  let powers: [String: Int]

  init(_ sign: String, factor: Double, offset: Double = 0, powers: [String: Int]) {
    (unitString, self.factor, self.offset) = (sign, factor, offset)
    self.powers = powers.filter { $0.value != 0 }
  }

  /// Makes the unit of a sign, such as `count/min`.
  ///
  /// - Precondition: It is a unit, as with Apple's.
  public convenience init(from string: String) {
    guard let unit = UnitParser.unit(string) else { fatalError("\(string) is no unit.") }
    self.init(unit.unitString, factor: unit.factor, offset: unit.offset, powers: unit.powers)
  }

  /// Whether there is no unit.
  public func isNull() -> Bool { powers.isEmpty }

  /// The product of two units.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", factor: factor * unit.factor,
      powers: powers.merging(unit.powers, uniquingKeysWith: +))
  }
  /// A unit for each of another.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", factor: factor / unit.factor,
      powers: powers.merging(unit.powers.mapValues(-), uniquingKeysWith: +))
  }
  /// A power of the unit.
  public func unitRaised(toPower power: Int) -> HKUnit {
    var value = 1.0
    for _ in 0..<abs(power) { value *= factor }
    return HKUnit(
      "\(unitString)^\(power)", factor: power < 0 ? 1 / value : value, powers: powers.mapValues { $0 * power }
    )
  }
  /// One for each unit.
  public func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

  /// Units of the same size and dimensions are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return other.factor == factor && other.offset == offset && other.powers == powers
  }
  /// That of the dimensions.
  public override var hash: Int { powers.hashValue }
  /// The sign.
  public override var description: String { unitString }
}
