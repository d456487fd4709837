extension Publishers {
  /// The values after another publisher has sent its first one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: ConduitPublisher
  where Upstream.Failure == Other.Failure {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of both.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The publisher whose first value lets values through.
    public let other: Other

    func attach(_ conduit: Conduit<Output, Failure>) {
      var isOpen = false
      other.feed(conduit, completion: { _ in }) { _ in isOpen = true }
      upstream.feed(conduit) { [weak conduit] in if isOpen { conduit?.send($0) } }
    }
  }
}

extension Publisher {
  /// Leaves out values until another publisher has sent its first one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
