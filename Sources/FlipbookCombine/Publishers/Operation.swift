/// A publisher whose steps are closures with a state of each subscriber's own.
struct Operation<Upstream: Publisher, Output, Failure: Error>: ConduitPublisher {
  typealias Way = Conduit<Output, Failure>
  typealias Value = (Upstream.Output, Way) -> Void
  typealias Completion = (Subscribers.Completion<Upstream.Failure>, Way) -> Void

  let upstream: Upstream
  /// Called for each subscriber; gives what is done with values and with the end.
  let begin: () -> (value: Value, completion: Completion)

  func attach(_ conduit: Way) {
    let steps = begin()
    upstream.feed(conduit) { [weak conduit] result in
      if let conduit { steps.completion(result, conduit) }
    } value: { [weak conduit] value in
      if let conduit { steps.value(value, conduit) }
    }
  }
}

extension Publisher {
  /// Values by a closure; the end goes straight on.
  func operation<T>(
    _ begin: @escaping () -> (Output, Conduit<T, Failure>) -> Void
  ) -> Operation<Self, T, Failure> {
    Operation(upstream: self) { (begin(), { $1.send(completion: $0) }) }
  }

  /// Values are taken in; at the end one may be sent.
  func summary<T>(
    _ begin:
      @escaping () -> (
        take: (Output, Conduit<T, Failure>) -> Void, end: () -> T?
      )
  ) -> Operation<Self, T, Failure> {
    Operation(upstream: self) {
      let steps = begin()
      return (
        steps.take,
        { result, way in
          if case .finished = result, let value = steps.end() { way.send(value) }
          way.send(completion: result)
        }
      )
    }
  }

  /// Values by a closure that may fail.
  func trying<T>(
    _ step: @escaping (Output, Conduit<T, any Error>) throws -> Void
  ) -> Operation<Self, T, any Error> {
    Operation(upstream: self) {
      (
        { value, way in
          do { try step(value, way) } catch { way.send(completion: .failure(error)) }
        },
        { result, way in
          switch result {
          case .finished: way.send(completion: .finished)
          case .failure(let error): way.send(completion: .failure(error))
          }
        }
      )
    }
  }
}
