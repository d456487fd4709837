extension Publishers {
  /// Sends what a publisher sends through one subject to all subscribers, from ``connect()`` on.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that is attached to once.
    public let upstream: Upstream
    /// Makes the subject, when it is first needed.
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Makes a publisher that starts when it is connected.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Starts sending to all subscribers, until the result is cancelled.
    public func connect() -> any Cancellable {
      upstream.sink(
        receiveCompletion: { self.subject.send(completion: $0) }, receiveValue: { self.subject.send($0) })
    }
  }
}

extension Publisher {
  /// This publisher, whose values go through one subject to all subscribers.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// This publisher, whose values go through a subject to all subscribers.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// This publisher, held until ``ConnectablePublisher/connect()`` is called.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}
