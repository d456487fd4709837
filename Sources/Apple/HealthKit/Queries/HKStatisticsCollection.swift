import Foundation

/// Figures of many times. Without data there are none.
public final class HKStatisticsCollection: NSObject, @unchecked Sendable {
  /// Calls a block for each time with figures: none.
  public func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// The figures of all times: none.
  public func statistics() -> [HKStatistics] { [] }
  /// The figures of the time around a date: nil.
  public func statistics(for date: Date) -> HKStatistics? { nil }
  /// The apps that wrote data: none.
  public func sources() -> Set<HKSource> { [] }
}
