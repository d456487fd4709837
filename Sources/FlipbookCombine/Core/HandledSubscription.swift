/// A subscription that reports its demand to closures first.
final class HandledSubscription<Output, Failure: Error>: Subscription {
  private let conduit: Conduit<Output, Failure>
  private let whenCancelled: (() -> Void)?
  private let whenRequested: ((Subscribers.Demand) -> Void)?

  init(
    _ conduit: Conduit<Output, Failure>, whenCancelled: (() -> Void)?,
    whenRequested: ((Subscribers.Demand) -> Void)?
  ) {
    (self.conduit, self.whenCancelled, self.whenRequested) = (conduit, whenCancelled, whenRequested)
  }

  func request(_ demand: Subscribers.Demand) {
    whenRequested?(demand)
    conduit.request(demand)
  }

  func cancel() {
    // A publisher that has ended has nothing to cancel.
    if !conduit.isOver { whenCancelled?() }
    conduit.cancel()
  }
}
