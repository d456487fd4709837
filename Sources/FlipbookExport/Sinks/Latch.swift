import Synchronization

/// A value that is not there at first and is set once, seen by all threads.
final class Latch<Value: Sendable>: Sendable {
  private let state = Mutex<Value?>(nil)

  var value: Value? { state.withLock { $0 } }

  /// The value, which is gone afterwards.
  func take() -> Value? {
    state.withLock { value in
      defer { value = nil }
      return value
    }
  }

  func set(_ value: Value) { state.withLock { $0 = value } }
}
