/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: ConduitPublisher {
  /// Whether it finishes at once, or never.
  public let completeImmediately: Bool

  /// Makes a publisher that finishes at once, or never.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  func attach(_ conduit: Conduit<Output, Failure>) {
    if completeImmediately { conduit.send(completion: .finished) }
  }
}
