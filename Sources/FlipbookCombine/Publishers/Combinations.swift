// Operators that put several publishers together.

extension Publishers {
  /// The values of two publishers as they come. It ends when both have finished, or with the first failure.
  public struct Merge<A: Publisher, B: Publisher>: ConduitPublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type that both send.
    public typealias Output = A.Output
    /// The failure of both.
    public typealias Failure = A.Failure
    /// The first publisher, which is attached to first.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of the values of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    func attach(_ conduit: Conduit<Output, Failure>) {
      let ends = Endings(conduit, count: 2)
      a.feed(conduit, completion: ends.receive) { [weak conduit] in conduit?.send($0) }
      b.feed(conduit, completion: ends.receive) { [weak conduit] in conduit?.send($0) }
    }
  }

  /// The values of many publishers as they come. It ends when all have finished, or with the first failure.
  public struct MergeMany<Upstream: Publisher>: ConduitPublisher {
    /// The type that all send.
    public typealias Output = Upstream.Output
    /// The failure of all.
    public typealias Failure = Upstream.Failure
    /// The publishers, in the order they are attached to.
    public let publishers: [Upstream]

    /// Makes a publisher of the values of several.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Makes a publisher of the values of several.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      let ends = Endings(conduit, count: publishers.count)
      for publisher in publishers {
        publisher.feed(conduit, completion: ends.receive) { [weak conduit] in conduit?.send($0) }
      }
    }
  }

  /// The last values of two publishers, sent with each new one once both have sent.
  /// It ends when both have finished, or with the first failure.
  public struct CombineLatest<A: Publisher, B: Publisher>: ConduitPublisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The failure of both.
    public typealias Failure = A.Failure
    /// The first publisher, which is attached to first.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of the last values of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      var lastA: A.Output?
      var lastB: B.Output?
      let ends = Endings(conduit, count: 2)
      a.feed(conduit, completion: ends.receive) { [weak conduit] value in
        lastA = value
        if let lastB { conduit?.send((value, lastB)) }
      }
      b.feed(conduit, completion: ends.receive) { [weak conduit] value in
        lastB = value
        if let lastA { conduit?.send((lastA, value)) }
      }
    }
  }

  /// Pairs of the values of two publishers: the first of both, the second of both and so on.
  /// It ends when both have finished, or with the first failure.
  public struct Zip<A: Publisher, B: Publisher>: ConduitPublisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The failure of both.
    public typealias Failure = A.Failure
    /// The first publisher, which is attached to first.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of pairs of the values of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    func attach(_ conduit: Conduit<Output, Failure>) {
      var waitingA: [A.Output] = []
      var waitingB: [B.Output] = []
      func pair(_ conduit: Conduit<Output, Failure>?) {
        while !waitingA.isEmpty, !waitingB.isEmpty {
          conduit?.send((waitingA.removeFirst(), waitingB.removeFirst()))
        }
      }
      let ends = Endings(conduit, count: 2)
      a.feed(conduit, completion: ends.receive) { [weak conduit] value in
        waitingA.append(value)
        pair(conduit)
      }
      b.feed(conduit, completion: ends.receive) { [weak conduit] value in
        waitingB.append(value)
        pair(conduit)
      }
    }
  }

  /// The values of publishers made from values; of all of them, of so many at a time, or of the last alone.
  public struct FlatMap<New: Publisher, Upstream: Publisher>: ConduitPublisher
  where New.Failure == Upstream.Failure {
    /// The type that the made publishers send.
    public typealias Output = New.Output
    /// The failure of all of them.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    let keepsLatest: Bool
    /// How many run at a time, where that is limited. Values that come meanwhile wait their turn.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher from a value.
    public let transform: (Upstream.Output) -> New

    func attach(_ conduit: Conduit<Output, Failure>) {
      var running: [Int: AnyCancellable] = [:]
      var count = 0
      var isUpstreamOver = false
      var waiting: [Upstream.Output] = []
      func start(_ value: Upstream.Output, _ conduit: Conduit<Output, Failure>?) {
        count += 1
        let id = count
        let link = AnyCancellable {}
        running[id] = link
        let sink = transform(value).sink { [weak conduit] result in
          running[id] = nil
          guard case .finished = result else { return conduit?.send(completion: result) ?? () }
          if !waiting.isEmpty { return start(waiting.removeFirst(), conduit) }
          if isUpstreamOver, running.isEmpty { conduit?.send(completion: .finished) }
        } receiveValue: { [weak conduit] in
          conduit?.send($0)
        }
        if running[id] === link { running[id] = sink }
      }
      upstream.feed(conduit) { [weak conduit] result in
        isUpstreamOver = true
        if case .failure = result { conduit?.send(completion: result) }
        if case .finished = result, running.isEmpty { conduit?.send(completion: .finished) }
      } value: { [weak conduit] value in
        if keepsLatest { running.removeAll() }
        if let most = maxPublishers.max, running.count >= most { return waiting.append(value) }
        start(value, conduit)
      }
      conduit.keep(AnyCancellable { running.removeAll() })
    }
  }
}

/// Completes a conduit when everything that feeds it is complete, or as soon as one of them fails.
private final class Endings<Output, Failure: Error> {
  private weak var conduit: Conduit<Output, Failure>?
  private var left: Int

  init(_ conduit: Conduit<Output, Failure>, count: Int) {
    self.conduit = conduit
    left = count
    if count == 0 { conduit.send(completion: .finished) }
  }

  func receive(_ result: Subscribers.Completion<Failure>) {
    left -= 1
    if case .failure = result { left = 0 }
    if left == 0 { conduit?.send(completion: result) }
  }
}

extension Publisher {
  /// Returns a publisher of this one's values and another's, as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> {
    Publishers.Merge(self, other)
  }

  /// Returns a publisher of the last values of both, with each new one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> {
    Publishers.CombineLatest(self, other)
  }

  /// Returns a publisher of what a closure makes of the last values of both, with each new one.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the last values of three, with each new one.
  public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
  }

  /// Returns a publisher of what a closure makes of the last values of three, with each new one.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
  }

  /// Returns a publisher of the last values of four, with each new one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R)
    -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
      .eraseToAnyPublisher()
  }

  /// Returns a publisher of pairs: the first values of both, the second and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> { Publishers.Zip(self, other) }

  /// - Parameter maxPublishers: How many of the publishers run at a time. A value that comes while so many run waits
  ///   until one has finished.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> {
    Publishers.FlatMap(
      upstream: self, keepsLatest: false, maxPublishers: maxPublishers, transform: transform)
  }

  /// Returns a publisher of the values of the publisher that came last.
  public func switchToLatest() -> Publishers.FlatMap<Output, Self>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.FlatMap(upstream: self, keepsLatest: true, maxPublishers: .unlimited) { $0 }
  }

  /// Returns a publisher of these values and then this one's.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    values.publisher.setFailureType(to: Failure.self).append(self)
  }

  /// This publisher's values, then another's.
  public func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: other).eraseToAnyPublisher()
  }
}

extension Publishers {
  /// The values of one publisher, then those of another. The second is attached to when the first has
  /// finished.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: ConduitPublisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The type that both send.
    public typealias Output = Prefix.Output
    /// The failure of both.
    public typealias Failure = Prefix.Failure
    /// The publisher that comes first.
    public let prefix: Prefix
    /// The publisher that comes second.
    public let suffix: Suffix

    func attach(_ conduit: Conduit<Output, Failure>) {
      prefix.feed(conduit) { [weak conduit] result in
        guard let conduit else { return }
        if case .failure = result {
          conduit.send(completion: result)
        } else {
          suffix.feed(conduit) { [weak conduit] in conduit?.send($0) }
        }
      } value: { [weak conduit] in
        conduit?.send($0)
      }
    }
  }
}
