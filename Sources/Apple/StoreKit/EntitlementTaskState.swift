/// How far the store is with a question.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  /// The answer; nil before it is there.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The state of what a closure makes of the answer.
  public func map<T>(_ transform: (Value) async throws -> T) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
