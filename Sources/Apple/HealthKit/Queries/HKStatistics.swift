import Foundation

/// Figures of the samples of a time. Without data there are none.
public final class HKStatistics: NSObject, @unchecked Sendable {
  /// The kind of quantities.
  public let quantityType: HKQuantityType
  /// The begin of the time.
  public let startDate: Date
  /// Its end.
  public let endDate: Date

  init(_ type: HKQuantityType, _ start: Date, _ end: Date) {
    (quantityType, startDate, endDate) = (type, start, end)
  }

  /// Nil.
  public func sumQuantity() -> HKQuantity? { nil }
  /// Nil.
  public func averageQuantity() -> HKQuantity? { nil }
  /// Nil.
  public func minimumQuantity() -> HKQuantity? { nil }
  /// Nil.
  public func maximumQuantity() -> HKQuantity? { nil }
  /// Nil.
  public func mostRecentQuantity() -> HKQuantity? { nil }
}
