import Foundation

/// A question after figures of many times.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Called with the answer.
  public var initialResultsHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Called when there is more: never, without data.
  public var statisticsUpdateHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// A date at which one of the times begins.
  public let anchorDate: Date
  /// How long they are.
  public let intervalComponents: DateComponents

  /// Makes a question.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    super.init(type: quantityType, predicate: quantitySamplePredicate)
  }

  override func answer() { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
}
