import Foundation

/// A value with its unit.
public final class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  /// Makes a quantity.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// In the basic unit of its dimensions.
  private var basic: Double { value * unit.factor + unit.offset }

  /// Whether the quantity has a value of a unit.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { unit.powers == self.unit.powers }

  /// The value in a unit.
  ///
  /// - Precondition: The unit has the dimensions of the quantity's own, as with Apple's.
  public func doubleValue(for unit: HKUnit) -> Double {
    precondition(self.is(compatibleWith: unit), "\(self.unit) is not convertible to \(unit).")
    if unit == self.unit { return value }
    return (basic - unit.offset) / unit.factor
  }

  /// Compares with a quantity of the same dimensions.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    basic < quantity.basic ? .orderedAscending : basic > quantity.basic ? .orderedDescending : .orderedSame
  }

  /// Quantities of the same size and dimensions are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity else { return false }
    return other.is(compatibleWith: unit) && other.basic == basic
  }
  /// That of the size.
  public override var hash: Int { basic.hashValue }
  /// The value and its unit.
  public override var description: String { "\(value) \(unit)" }
}
