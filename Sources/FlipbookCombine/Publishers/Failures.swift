// Operators about failing.

extension Publishers {
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: ConduitPublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { [weak conduit] _ in
        conduit?.send(completion: .finished)
      } value: { [weak conduit] in
        conduit?.send($0)
      }
    }
  }

  public struct ReplaceError<Upstream: Publisher>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
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

  public struct MapError<Upstream: Publisher, Failure: Error>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
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

  public struct TryMap<Upstream: Publisher, Output>: ConduitPublisher {
    public typealias Failure = any Error
    public let upstream: Upstream
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

  public struct Catch<Upstream: Publisher, New: Publisher>: ConduitPublisher
  where New.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = New.Failure
    public let upstream: Upstream
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
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
