/// A publisher that starts when ``connect()`` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending to all subscribers, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts with the first subscriber and stops after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Connects a publisher for as long as it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    /// Makes a publisher that connects another.
    public init(upstream: Upstream) { self.upstream = upstream }

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] in conduit?.send($0) }
      count += 1
      if count == 1 { connection = upstream.connect() }
      conduit.keep(
        AnyCancellable { [self] in
          count -= 1
          guard count == 0 else { return }
          connection?.cancel()
          connection = nil
        })
    }
  }

  /// One attachment to a publisher that all subscribers share.
  public final class Share<Upstream: Publisher>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that is shared.
    public let upstream: Upstream
    private let conduits = ConduitSet<Output, Failure>()
    private var link: AnyCancellable?

    /// Shares a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    func attach(_ conduit: Conduit<Output, Failure>) {
      conduits.add(conduit)
      conduit.keep(AnyCancellable { [weak self] in self?.leave() })
      if link == nil, conduits.result == nil { link = conduits.link(to: upstream) }
    }

    private func leave() {
      if conduits.isEmpty { link = nil }
    }
  }
}

extension ConduitSet {
  /// Passes on what a publisher sends.
  fileprivate func link<P: Publisher>(to publisher: P) -> AnyCancellable
  where P.Output == Output, P.Failure == Failure {
    publisher.sink(receiveCompletion: { self.send(completion: $0) }, receiveValue: { self.send($0) })
  }
}

extension Publisher {
  /// This publisher, attached to once for all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
