// Operators that reduce all values to one.

extension Publisher {
  /// Sends the last result of a closure that takes its last result and each value, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    summary {
      var result = initialResult
      return ({ value, _ in result = nextPartialResult(result, value) }, { result })
    }
  }

  /// Sends the number of values, at the end.
  public func count() -> some Publisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends the last value, at the end; nothing when there was none.
  public func last() -> some Publisher<Output, Failure> { last { _ in true } }

  /// Sends the last value that a closure is true for, at the end; nothing when there was none.
  public func last(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    summary {
      var last: Output?
      return ({ value, _ in if predicate(value) { last = value } }, { last })
    }
  }

  /// Sends the smallest value, at the end; nothing when there was none.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> some Publisher<
    Output, Failure
  > {
    best(where: areInIncreasingOrder)
  }

  /// Sends the largest value, at the end; nothing when there was none.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> some Publisher<
    Output, Failure
  > {
    best { !areInIncreasingOrder($0, $1) }
  }

  /// The value that replaces all others before it.
  private func best(where replaces: @escaping (Output, Output) -> Bool) -> some Publisher<Output, Failure> {
    summary {
      var best: Output?
      return ({ value, _ in if best.map({ replaces(value, $0) }) ?? true { best = value } }, { best })
    }
  }

  /// True as soon as a value is like that; false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> some Publisher<Bool, Failure> {
    summary {
      (
        { value, way in
          guard predicate(value) else { return }
          way.send(true)
          way.send(completion: .finished)
        }, { false }
      )
    }
  }

  /// False as soon as a value is not like that; true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> some Publisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// The end alone.
  public func ignoreOutput() -> some Publisher<Never, Failure> { operation { { _, _ in } } }

  /// The value of a place, counted from 0.
  public func output(at index: Int) -> some Publisher<Output, Failure> { dropFirst(index).first() }

  /// The values of places, counted from 0.
  public func output(in range: Range<Int>) -> some Publisher<Output, Failure> {
    dropFirst(range.lowerBound).prefix(range.count)
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value, at the end; nothing when there was none.
  public func min() -> some Publisher<Output, Failure> { min(by: <) }
  /// Sends the largest value, at the end; nothing when there was none.
  public func max() -> some Publisher<Output, Failure> { max(by: <) }
}

extension Publisher where Output: Equatable {
  /// True as soon as a value equals this; false at the end.
  public func contains(_ output: Output) -> some Publisher<Bool, Failure> { contains { $0 == output } }
}
