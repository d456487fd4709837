// Operators that change, keep or drop single values.

extension Publishers {
  /// The results of a closure for each value.
  public struct Map<Upstream: Publisher, Output>: ConduitPublisher {
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// Makes a result from a value.
    public let transform: (Upstream.Output) -> Output

    /// Makes a publisher of results.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] in conduit?.send(transform($0)) }
    }
  }

  /// The results of a closure for each value, without nil.
  public struct CompactMap<Upstream: Publisher, Output>: ConduitPublisher {
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// Makes a result from a value; nil to leave it out.
    public let transform: (Upstream.Output) -> Output?

    /// Makes a publisher of results.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] value in
        if let result = transform(value) { conduit?.send(result) }
      }
    }
  }

  /// The values that a closure is true for.
  public struct Filter<Upstream: Publisher>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// Whether a value is sent on.
    public let isIncluded: (Output) -> Bool

    /// Makes a publisher of some values.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] in if isIncluded($0) { conduit?.send($0) } }
    }
  }

  /// The values that differ from the one sent before.
  public struct RemoveDuplicates<Upstream: Publisher>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// Whether two values count as the same: the last one sent, then the new one.
    public let predicate: (Output, Output) -> Bool

    func attach(_ conduit: Conduit<Output, Failure>) {
      var last: Output?
      upstream.feed(conduit) { [weak conduit] value in
        if let last, predicate(last, value) { return }
        last = value
        conduit?.send(value)
      }
    }
  }

  /// The results of a closure that also takes its last result.
  public struct Scan<Upstream: Publisher, Output>: ConduitPublisher {
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The result before the first value. It isn't sent.
    public let initialResult: Output
    /// Makes the next result from the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    func attach(_ conduit: Conduit<Output, Failure>) {
      var result = initialResult
      upstream.feed(conduit) { [weak conduit] value in
        result = nextPartialResult(result, value)
        conduit?.send(result)
      }
    }
  }

  /// One array of all values, sent when the publisher finishes. A failure drops it.
  public struct Collect<Upstream: Publisher>: ConduitPublisher {
    /// All values, in order.
    public typealias Output = [Upstream.Output]
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream

    func attach(_ conduit: Conduit<Output, Failure>) {
      var all: Output = []
      upstream.feed(conduit) { [weak conduit] result in
        if case .finished = result { conduit?.send(all) }
        conduit?.send(completion: result)
      } value: {
        all.append($0)
      }
    }
  }

  /// All values but the first so many.
  public struct Drop<Upstream: Publisher>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of values that are dropped.
    public let count: Int

    func attach(_ conduit: Conduit<Output, Failure>) {
      var left = count
      upstream.feed(conduit) { [weak conduit] value in
        if left > 0 { left -= 1 } else { conduit?.send(value) }
      }
    }
  }

  /// The values before the first that a closure is false for. It ends with that one.
  public struct PrefixWhile<Upstream: Publisher>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// Whether a value is sent on.
    public let predicate: (Output) -> Bool

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] value in
        if predicate(value) { conduit?.send(value) } else { conduit?.send(completion: .finished) }
      }
    }
  }

  /// The first so many values.
  public struct Output<Upstream: Publisher>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of values that are sent. It ends at once with 0 or less.
    public let count: Int

    func attach(_ conduit: Conduit<Upstream.Output, Failure>) {
      guard count > 0 else {
        conduit.send(completion: .finished)
        return
      }
      var left = count
      upstream.feed(conduit) { [weak conduit] value in
        guard left > 0 else { return }
        left -= 1
        conduit?.send(value)
        if left == 0 { conduit?.send(completion: .finished) }
      }
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends two properties of each value.
  public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
    -> Publishers.Map<Self, (T0, T1)>
  { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }

  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.Map<Self, (T0, T1, T2)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// Sends what a closure makes of each value, without nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends the values that a closure is true for.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out values that a closure says are the same as the one sent before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Sends what a closure makes of its last result and each value.
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initial, nextPartialResult: next)
  }

  /// One array of all values, sent at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Arrays of so many values each; the last may have fewer.
  public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
    summary {
      var taken: [Output] = []
      return (
        take: { value, way in
          taken.append(value)
          guard taken.count >= count else { return }
          way.send(taken)
          taken = []
        },
        end: { taken.isEmpty ? nil : taken }
      )
    }
  }

  /// Sends a value at the end where there was none.
  public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    summary {
      var isEmpty = true
      return (
        take: { value, way in
          isEmpty = false
          way.send(value)
        },
        end: { isEmpty ? output : nil }
      )
    }
  }

  /// Leaves out the first so many values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Sends the first so many values, then ends.
  public func prefix(_ count: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, count: count)
  }

  /// Sends values up to the first that a closure is false for, then ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends the first value, then ends.
  public func first() -> Publishers.Output<Self> { prefix(1) }

  /// Sends the first value that a closure is true for, then ends.
  public func first(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Output<Publishers.Filter<Self>>
  {
    filter(predicate).prefix(1)
  }

  /// Leaves out values up to the first that is not like that.
  public func drop(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    operation {
      var isOpen = false
      return { value, way in
        isOpen = isOpen || !predicate(value)
        if isOpen { way.send(value) }
      }
    }
  }

  /// Sends a value in place of nil.
  public func replaceNil<T>(with value: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? value }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one sent before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
