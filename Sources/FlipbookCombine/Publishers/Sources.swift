/// A publisher of one value.
public struct Just<Output>: ConduitPublisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  func attach(_ conduit: Conduit<Output, Never>) {
    conduit.send(output)
    conduit.send(completion: .finished)
  }
}

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: ConduitPublisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  func attach(_ conduit: Conduit<Output, Failure>) {
    if completeImmediately { conduit.send(completion: .finished) }
  }
}

/// A publisher that fails.
public struct Fail<Output, Failure: Error>: ConduitPublisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  func attach(_ conduit: Conduit<Output, Failure>) { conduit.send(completion: .failure(error)) }
}

/// A publisher of one value that is still to come.
public final class Future<Output, Failure: Error>: ConduitPublisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let conduits = ConduitSet<Output, Failure>()
  private var value: Output?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      switch result {
      case .success(let output):
        guard conduits.result == nil else { return }
        value = output
        conduits.send(output)
        conduits.send(completion: .finished)
      case .failure(let error): conduits.send(completion: .failure(error))
      }
    }
  }

  func attach(_ conduit: Conduit<Output, Failure>) {
    if let value { conduit.send(value) }
    conduits.add(conduit)
  }
}

/// A publisher that is made anew for each subscriber.
public struct Deferred<Upstream: Publisher>: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure
  public let createPublisher: () -> Upstream

  public init(createPublisher: @escaping () -> Upstream) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: ConduitPublisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    func attach(_ conduit: Conduit<Output, Failure>) {
      for element in sequence {
        if conduit.isOver { return }
        conduit.send(element)
      }
      conduit.send(completion: .finished)
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
