// Operators whose closures may fail, and operators that handle failures.

extension Publisher {
  /// Sends the values that a closure is true for. Ends with the first error it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> some Publisher<Output, any Error>
  {
    trying { value, way in if try isIncluded(value) { way.send(value) } }
  }

  /// Sends what a closure makes of each value, without nil. Ends with the first error it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> some Publisher<T, any Error> {
    trying { value, way in if let result = try transform(value) { way.send(result) } }
  }

  /// Sends what a closure makes of its last result and each value. Ends with the first error it throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> some Publisher<T, any Error> {
    Deferred {
      var result = initialResult
      return self.tryMap { value in
        result = try nextPartialResult(result, value)
        return result
      }
    }
  }

  /// Goes on after a failure with the publisher that a closure makes of it. Ends with the error it throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> some Publisher<Output, any Error> where P.Output == Output {
    self.catch { failure -> AnyPublisher<Output, any Error> in
      do {
        return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Begins again after a failure, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }

  /// Stops the program when it fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> some Publisher<Output, Never> {
    Operation<Self, Output, Never>(upstream: self) {
      (
        { $1.send($0) },
        { result, way in
          if case .failure(let error) = result { fatalError("\(prefix)\(error)", file: file, line: line) }
          way.send(completion: .finished)
        }
      )
    }
  }
}
