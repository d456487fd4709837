extension Future where Failure == Never {
  /// The value, once it is there.
  public final var value: Output {
    get async {
      await withUnsafeContinuation { continuation in
        // The future keeps its subscribers until it is over.
        receive(
          subscriber: Subscribers.Sink(
            receiveCompletion: { _ in },
            receiveValue: { value in
              nonisolated(unsafe) let value = value
              continuation.resume(returning: value)
            }))
      }
    }
  }
}

extension Future {
  /// The value, once it is there.
  ///
  /// - Throws: The failure in its place.
  @_disfavoredOverload
  public final var value: Output {
    get async throws {
      try await withUnsafeThrowingContinuation { continuation in
        receive(
          subscriber: Subscribers.Sink(
            receiveCompletion: { completion in
              if case .failure(let error) = completion { continuation.resume(throwing: error) }
            },
            receiveValue: { value in
              nonisolated(unsafe) let value = value
              continuation.resume(returning: value)
            }))
      }
    }
  }
}
