extension Publishers {
  /// The values until another publisher sends its first one, which ends it.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The publisher whose first value ends it.
    public let other: Other

    func attach(_ conduit: Conduit<Output, Failure>) {
      other.feed(conduit, completion: { _ in }) { [weak conduit] _ in conduit?.send(completion: .finished) }
      guard !conduit.isOver else { return }
      upstream.feed(conduit) { [weak conduit] in conduit?.send($0) }
    }
  }
}

extension Publisher {
  /// Sends values until another publisher sends its first one, then ends.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
