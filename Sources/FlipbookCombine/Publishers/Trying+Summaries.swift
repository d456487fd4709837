// Operators that compare or reduce values by closures that may fail.

extension Publisher {
  /// Sends the last result of a closure that takes its last result and each value, at the end. Ends with the first error
  /// it throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> some Publisher<T, any Error> {
    tryScan(initialResult, nextPartialResult).prepend(initialResult).last()
  }

  /// Sends the first value that a closure is true for. Ends with the first error it throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> some Publisher<
    Output, any Error
  > {
    tryFilter(predicate).first()
  }

  /// Sends the last value that a closure is true for, at the end. Ends with the first error it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> some Publisher<Output, any Error>
  {
    tryFilter(predicate).last()
  }

  /// True as soon as a closure is true for a value; false at the end. Ends with the first error it throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> some Publisher<
    Bool, any Error
  > {
    tryMap(predicate).contains(true)
  }

  /// False as soon as a closure is false for a value; true at the end. Ends with the first error it throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> some Publisher<Bool, any Error>
  {
    tryMap(predicate).allSatisfy { $0 }
  }

  /// Sends the values from the first on that a closure is false for. Ends with the first error it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> some Publisher<Output, any Error>
  {
    Deferred {
      var drops = true
      return self.tryFilter { value in
        if drops { drops = try predicate(value) }
        return !drops
      }
    }
  }

  /// Sends the values before the first that a closure is false for. Ends with the first error it throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> some Publisher<
    Output, any Error
  > {
    trying { value, way in
      if try predicate(value) { way.send(value) } else { way.send(completion: .finished) }
    }
  }

  /// Sends the values that differ from the one sent before, by a closure. Ends with the first error it throws.
  ///
  /// - Parameter predicate: Whether two values count as the same: the last one sent, then the new one.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    Deferred {
      var last: Output?
      return self.tryFilter { value in
        if let sent = last, try predicate(sent, value) { return false }
        last = value
        return true
      }
    }
  }

  /// Sends the smallest value, at the end; nothing when there was none. Ends with the first error the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    tryBest { try areInIncreasingOrder($0, $1) }
  }

  /// Sends the largest value, at the end; nothing when there was none. Ends with the first error the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    tryBest { try !areInIncreasingOrder($0, $1) }
  }

  /// The value that replaces all others before it.
  private func tryBest(
    where replaces: @escaping (Output, Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    Deferred {
      var best: Output?
      return self.tryFilter { value in
        guard try best.map({ try replaces(value, $0) }) ?? true else { return false }
        best = value
        return true
      }
      .last()
    }
  }
}
