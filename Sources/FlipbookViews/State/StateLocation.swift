import FlipbookMotion

/// The storage of a state's value while its view is in the tree.
///
/// A change is kept aside until the update it belongs to, so that changes with different animations made at
/// one instant are each shown with their own.
@MainActor
package final class StateLocation<Value>: NodeSlot {
  /// The value that the present update shows.
  private var committed: Value
  /// The value that was set last.
  private var latest: Value
  private let readers = ReaderSet()
  private unowned let runtime: ViewRuntime

  package init(_ value: Value, runtime: ViewRuntime) {
    committed = value
    latest = value
    self.runtime = runtime
  }

  package var value: Value {
    get {
      guard runtime.isUpdating else { return latest }
      readers.add(runtime.evaluatingNode)
      return committed
    }
    set { set(newValue, transaction: runtime.ambientTransaction) }
  }

  package func set(_ value: Value, transaction: Transaction?) {
    let isEqual = Self.areEqual(latest, value)
    latest = value
    guard !isEqual else { return }
    runtime.schedule(transaction) { [self] in
      committed = value
      readers.enqueueAll(in: runtime)
    }
  }

  private static func areEqual(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return compare(a)
  }

  package func disconnect() {}
}
