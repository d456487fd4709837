extension Publishers {
  /// When values are asked for that a buffer keeps.
  public enum PrefetchStrategy: Hashable, Sendable { case keepFull, byRequest }

  /// The way a full buffer treats one more value.
  public enum BufferingStrategy<Failure: Error> {
    /// Leaves out the new value, or the oldest one.
    case dropNewest, dropOldest
    /// Ends with an error.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Passes values on as they come: subscribers take them at once, so that nothing waits in a buffer.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Failure == Never {
  /// The values as a sequence to wait for, to the completion.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let cancellable = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        })
      let held = HeldSubscription(cancellable)
      continuation.onTermination = { _ in held.cancel() }
    }
  }
}

extension Publisher {
  /// The values as a sequence to wait for, to the completion or the failure.
  @_disfavoredOverload
  public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let cancellable = sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        },
        receiveValue: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        })
      let held = HeldSubscription(cancellable)
      continuation.onTermination = { _ in held.cancel() }
    }
  }
}

/// A subscription that a sequence's end cancels. All jobs of a scene run on its one thread.
private final class HeldSubscription: @unchecked Sendable {
  private let cancellable: AnyCancellable
  init(_ cancellable: AnyCancellable) { self.cancellable = cancellable }
  func cancel() { cancellable.cancel() }
}

extension Result {
  /// The result as a publisher of one value or a failure.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of one value, which then finishes, or of a failure.
  public struct Publisher: ConduitPublisher {
    /// The type of its value.
    public typealias Output = Success
    /// The value or the failure.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Makes a publisher of a value.
    public init(_ output: Success) { result = .success(output) }
    /// Makes a publisher of a failure.
    public init(_ failure: Failure) { result = .failure(failure) }

    func attach(_ conduit: Conduit<Success, Failure>) {
      switch result {
      case .success(let value):
        conduit.send(value)
        conduit.send(completion: .finished)
      case .failure(let error): conduit.send(completion: .failure(error))
      }
    }
  }
}
