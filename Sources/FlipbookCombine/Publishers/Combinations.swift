// Operators that put several publishers together.

extension Publishers {
  public struct Merge<A: Publisher, B: Publisher>: ConduitPublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    func attach(_ conduit: Conduit<Output, Failure>) {
      let ends = Endings(conduit, count: 2)
      a.feed(conduit, completion: ends.take) { [weak conduit] in conduit?.send($0) }
      b.feed(conduit, completion: ends.take) { [weak conduit] in conduit?.send($0) }
    }
  }

  public struct MergeMany<Upstream: Publisher>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      let ends = Endings(conduit, count: publishers.count)
      for publisher in publishers {
        publisher.feed(conduit, completion: ends.take) { [weak conduit] in conduit?.send($0) }
      }
    }
  }

  public struct CombineLatest<A: Publisher, B: Publisher>: ConduitPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      var lastA: A.Output?
      var lastB: B.Output?
      let ends = Endings(conduit, count: 2)
      a.feed(conduit, completion: ends.take) { [weak conduit] value in
        lastA = value
        if let lastB { conduit?.send((value, lastB)) }
      }
      b.feed(conduit, completion: ends.take) { [weak conduit] value in
        lastB = value
        if let lastA { conduit?.send((lastA, value)) }
      }
    }
  }

  public struct Zip<A: Publisher, B: Publisher>: ConduitPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    func attach(_ conduit: Conduit<Output, Failure>) {
      var waitingA: [A.Output] = []
      var waitingB: [B.Output] = []
      func pair(_ conduit: Conduit<Output, Failure>?) {
        while !waitingA.isEmpty, !waitingB.isEmpty {
          conduit?.send((waitingA.removeFirst(), waitingB.removeFirst()))
        }
      }
      let ends = Endings(conduit, count: 2)
      a.feed(conduit, completion: ends.take) { [weak conduit] value in
        waitingA.append(value)
        pair(conduit)
      }
      b.feed(conduit, completion: ends.take) { [weak conduit] value in
        waitingB.append(value)
        pair(conduit)
      }
    }
  }

  /// The values of publishers made from values; of all of them, of so many at a time, or of the last alone.
  public struct FlatMap<New: Publisher, Upstream: Publisher>: ConduitPublisher
  where New.Failure == Upstream.Failure {
    public typealias Output = New.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let keepsLatest: Bool
    /// How many run at a time, where that is limited. Values that come meanwhile wait their turn.
    public let maxPublishers: Subscribers.Demand
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

  func take(_ result: Subscribers.Completion<Failure>) {
    left -= 1
    if case .failure = result { left = 0 }
    if left == 0 { conduit?.send(completion: result) }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> {
    Publishers.Merge(a: self, b: other)
  }

  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> { Publishers.Zip(a: self, b: other) }

  /// - Parameter maxPublishers: How many of the publishers run at a time. A value that comes while so many run waits
  ///   until one has finished.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> {
    Publishers.FlatMap(
      upstream: self, keepsLatest: false, maxPublishers: maxPublishers, transform: transform)
  }

  public func switchToLatest() -> Publishers.FlatMap<Output, Self>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.FlatMap(upstream: self, keepsLatest: true, maxPublishers: .unlimited) { $0 }
  }

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
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: ConduitPublisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Prefix.Output
    public typealias Failure = Prefix.Failure
    public let prefix: Prefix
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
