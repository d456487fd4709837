import Foundation

/// A question after what is new since the last one.
public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// Called with an answer.
  public typealias Handler =
    @Sendable (
      HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void

  /// Called when there is more: never, without data.
  public var updateHandler: Handler?
  private let anchor: HKQueryAnchor?
  private let handler: Handler

  /// Makes a question.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    (self.anchor, self.handler) = (anchor, handler)
    super.init(type: type, predicate: predicate)
  }

  override func answer() { handler(self, [], [], anchor ?? HKQueryAnchor(fromValue: 0), nil) }
}
