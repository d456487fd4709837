import Foundation

/// Hears of new data. A device without data has none.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  /// Makes an observer.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(type: sampleType, predicate: predicate)
  }

  override func answer() { handler(self, {}, nil) }
}
