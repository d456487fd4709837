import Foundation

/// A lock around a value, as the module `os` has it. Copies share the lock and the value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Whether the present thread holds a lock.
  public enum Ownership: Hashable, Sendable {
    /// The present thread holds it.
    case owner
    /// The present thread does not hold it.
    case notOwner
  }

  /// The value beside its lock. Only whoever holds the lock touches the value and the owner.
  private final class Storage {
    let lock = NSLock()
    var owner: pthread_t?
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Makes a lock around a value that need not be `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the value while the lock is held. Values that need not be `Sendable` go in and come out.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    acquire()
    defer { release() }
    return try body(&storage.state)
  }

  /// Runs a closure with the value while the lock is held.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result
  { try withLockUnchecked(body) }

  /// Runs a closure with the value if the lock is free; else returns nil.
  public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result?
  {
    guard storage.lock.try() else { return nil }
    storage.owner = pthread_self()
    defer { release() }
    return try body(&storage.state)
  }

  /// Runs a closure with the value if the lock is free; else returns nil.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? { try withLockIfAvailableUnchecked(body) }

  /// Stops the program unless the present thread holds the lock, or doesn't, as stated.
  public func precondition(_ condition: Ownership) {
    let isOwner = storage.owner.map { pthread_equal($0, pthread_self()) != 0 } ?? false
    Swift.precondition(
      isOwner == (condition == .owner), "The thread \(isOwner ? "holds" : "does not hold") the lock.")
  }

  private func acquire() {
    storage.lock.lock()
    storage.owner = pthread_self()
  }

  private func release() {
    storage.owner = nil
    storage.lock.unlock()
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes a lock around a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock and takes it.
  public func lock() { acquire() }

  /// Lets the lock go.
  public func unlock() { release() }

  /// Takes the lock if it is free.
  public func lockIfAvailable() -> Bool {
    guard storage.lock.try() else { return false }
    storage.owner = pthread_self()
    return true
  }

  /// Runs a closure while the lock is held.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    acquire()
    defer { release() }
    return try body()
  }
}
