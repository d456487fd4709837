// Operators that change, keep or drop single values.

extension Publishers {
  public struct Map<Upstream: Publisher, Output>: ConduitPublisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] in conduit?.send(transform($0)) }
    }
  }

  public struct CompactMap<Upstream: Publisher, Output>: ConduitPublisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] value in
        if let result = transform(value) { conduit?.send(result) }
      }
    }
  }

  public struct Filter<Upstream: Publisher>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] in if isIncluded($0) { conduit?.send($0) } }
    }
  }

  public struct RemoveDuplicates<Upstream: Publisher>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
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

  public struct Scan<Upstream: Publisher, Output>: ConduitPublisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    func attach(_ conduit: Conduit<Output, Failure>) {
      var result = initialResult
      upstream.feed(conduit) { [weak conduit] value in
        result = nextPartialResult(result, value)
        conduit?.send(result)
      }
    }
  }

  public struct Collect<Upstream: Publisher>: ConduitPublisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
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

  public struct Drop<Upstream: Publisher>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    func attach(_ conduit: Conduit<Output, Failure>) {
      var left = count
      upstream.feed(conduit) { [weak conduit] value in
        if left > 0 { left -= 1 } else { conduit?.send(value) }
      }
    }
  }

  public struct PrefixWhile<Upstream: Publisher>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] value in
        if predicate(value) { conduit?.send(value) } else { conduit?.send(completion: .finished) }
      }
    }
  }

  /// The first so many values.
  public struct Output<Upstream: Publisher>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
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

  public struct HandleEvents<Upstream: Publisher>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let receiveOutput: ((Output) -> Void)?
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] in
        receiveCompletion?($0)
        conduit?.send(completion: $0)
      } value: { [weak conduit] in
        receiveOutput?($0)
        conduit?.send($0)
      }
    }
  }
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initial, nextPartialResult: next)
  }

  /// One array of all values, sent at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  public func prefix(_ count: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, count: count)
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  public func first() -> Publishers.Output<Self> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Output<Publishers.Filter<Self>>
  {
    filter(predicate).prefix(1)
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion)
  }

  /// Prints what happens.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents {
      Swift.print("\(start)receive value: (\($0))")
    } receiveCompletion: { result in
      switch result {
      case .finished: Swift.print("\(start)receive finished")
      case .failure(let error): Swift.print("\(start)receive error: (\(error))")
      }
    }
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

  public func replaceNil<T>(with value: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? value }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
