// Operators about failing.

extension Publishers {
  /// A publisher that never fails, in the place of one that may.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: ConduitPublisher
  where Upstream.Failure == Never {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The publisher that never fails.
    public let upstream: Upstream

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] _ in
        conduit?.send(completion: .finished)
      } value: { [weak conduit] in
        conduit?.send($0)
      }
    }
  }

  /// Ends with a value in place of a failure.
  public struct ReplaceError<Upstream: Publisher>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never
    /// The publisher that may fail.
    public let upstream: Upstream
    /// The value that is sent before the end.
    public let output: Output

    func attach(_ conduit: Conduit<Output, Never>) {
      upstream.feed(conduit) { [weak conduit] result in
        if case .failure = result { conduit?.send(output) }
        conduit?.send(completion: .finished)
      } value: { [weak conduit] in
        conduit?.send($0)
      }
    }
  }

  /// Ends with another failure in place of a failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The publisher that may fail.
    public let upstream: Upstream
    /// Makes a failure from a failure.
    public let transform: (Upstream.Failure) -> Failure

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] result in
        switch result {
        case .finished: conduit?.send(completion: .finished)
        case .failure(let error): conduit?.send(completion: .failure(transform(error)))
        }
      } value: { [weak conduit] in
        conduit?.send($0)
      }
    }
  }

  /// The results of a closure that may throw, which ends the publisher.
  public struct TryMap<Upstream: Publisher, Output>: ConduitPublisher {
    /// An error of the publisher or of the closure.
    public typealias Failure = any Error
    /// The publisher of the values.
    public let upstream: Upstream
    /// Makes a result from a value.
    public let transform: (Upstream.Output) throws -> Output

    func attach(_ conduit: Conduit<Output, any Error>) {
      upstream.feed(conduit) { [weak conduit] result in
        switch result {
        case .finished: conduit?.send(completion: .finished)
        case .failure(let error): conduit?.send(completion: .failure(error))
        }
      } value: { [weak conduit] value in
        do {
          conduit?.send(try transform(value))
        } catch {
          conduit?.send(completion: .failure(error))
        }
      }
    }
  }

  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, New: Publisher>: ConduitPublisher
  where New.Output == Upstream.Output {
    /// The type that both send.
    public typealias Output = Upstream.Output
    /// The failure of the second publisher.
    public typealias Failure = New.Failure
    /// The publisher that may fail.
    public let upstream: Upstream
    /// Makes the second publisher from the failure.
    public let handler: (Upstream.Failure) -> New

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] result in
        switch result {
        case .finished: conduit?.send(completion: .finished)
        case .failure(let error):
          guard let conduit else { return }
          handler(error).feed(conduit) { [weak conduit] in conduit?.send($0) }
        }
      } value: { [weak conduit] in
        conduit?.send($0)
      }
    }
  }
}

extension Publisher {
  /// Sends a value in place of a failure, then ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Ends with what a closure makes of a failure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Sends what a closure makes of each value. Ends with the first error it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Goes on after a failure with the publisher that a closure makes of it.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that never fails the type of one that may.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
