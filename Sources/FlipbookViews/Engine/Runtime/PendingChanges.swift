import FlipbookMotion

/// The changes of a scene that wait for an update, in order.
@MainActor
struct PendingChanges {
  /// The changes of one update.
  struct Change {
    /// The call of `withTransaction` that made it, or 0.
    var id: Int
    var transaction: Transaction
    var mutations: [@MainActor () -> Void]
    /// The nodes of views whose objects have changed.
    var observers: [LifetimeLink<_ViewNode>] = []
  }

  private var changes: [Change] = []

  var isEmpty: Bool { changes.isEmpty }

  func contains(_ id: Int) -> Bool { changes.contains { $0.id == id } }

  /// Adds to the last change where the transaction is the same: many views that start one animation at one instant take one
  /// update.
  mutating func add(_ id: Int, _ transaction: Transaction, _ mutation: @escaping @MainActor () -> Void) {
    if let last = changes.indices.last,
      changes[last].id == id || changes[last].transaction.isAlike(transaction)
    {
      changes[last].mutations.append(mutation)
    } else {
      changes.append(Change(id: id, transaction: transaction, mutations: [mutation]))
    }
  }

  /// Has a node refreshed with the last change.
  mutating func observe(_ node: LifetimeLink<_ViewNode>) {
    changes[changes.count - 1].observers.append(node)
  }

  /// The last change of another transaction that refreshes a node.
  func lastIndex(
    observing node: LifetimeLink<_ViewNode>, before id: Int, _ transaction: Transaction
  ) -> Int? {
    changes.lastIndex { change in
      change.id != id && !change.transaction.isAlike(transaction)
        && change.observers.contains { $0 === node }
    }
  }

  mutating func removeFirst() -> Change { changes.removeFirst() }
}
