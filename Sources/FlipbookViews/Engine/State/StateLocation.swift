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
  /// Tasks, timers and objects of a scene may keep a state beyond its film; what they set then shows nowhere.
  private let link: LifetimeLink<ViewRuntime>

  package init(_ value: Value, runtime: ViewRuntime) {
    committed = value
    latest = value
    link = runtime.link
  }

  package var value: Value {
    get {
      guard let runtime = link.target, runtime.isUpdating else { return latest }
      readers.add(runtime.evaluatingNode)
      return committed
    }
    set { set(newValue, transaction: link.target?.ambientTransaction) }
  }

  package func set(_ value: Value, transaction: Transaction?) {
    let isEqual = Self.areEqual(latest, value)
    latest = value
    guard !isEqual, let runtime = link.target else { return }
    runtime.schedule(transaction) { [self, unowned runtime] in
      committed = value
      readers.enqueueAll(in: runtime)
    }
  }

  /// Whether setting one value after the other changes nothing: other structures than equatable ones are compared field
  /// by field.
  private static func areEqual(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return ViewComparison.areEqual(a, b) }
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return compare(a)
  }

  package func disconnect() {}
}
