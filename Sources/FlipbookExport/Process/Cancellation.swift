import Synchronization

/// Lets any thread stop a render, such as one that handles Ctrl-C.
public final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var handlers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// Makes a cancellation that hasn't happened yet.
  public init() {}

  /// Whether ``cancel()`` was called. It can't be undone.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Stops the renders that this was given to; they throw ``ExportError/cancelled`` and leave nothing behind.
  public func cancel() {
    let handlers = state.withLock { state in
      state.isCancelled = true
      defer { state.handlers = [] }
      return state.handlers
    }
    for handler in handlers { handler() }
  }

  /// Calls a closure when cancelled, at once if that has happened.
  func onCancel(_ handler: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.handlers.append(handler) }
      return state.isCancelled
    }
    if isCancelled { handler() }
  }

  /// Forgets the closures of renders that are over.
  func removeHandlers() { state.withLock { $0.handlers = [] } }
}
