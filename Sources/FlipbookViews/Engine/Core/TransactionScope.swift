import FlipbookMotion

/// A modifier on the way from the root that changes transactions for what lies inside it.
@MainActor
package final class TransactionScope {
  let outer: TransactionScope?
  private let change: @MainActor (inout Transaction) -> Void
  /// Whether the transactions of an animation's frames are changed too: by modifiers that wait for no value.
  private let changesFrames: Bool

  init(
    outer: TransactionScope?, changesFrames: Bool = false,
    change: @escaping @MainActor (inout Transaction) -> Void
  ) {
    self.outer = outer
    self.changesFrames = changesFrames
    self.change = change
  }

  /// Whether a scope is another one or lies in it; nil for that of the root.
  static func lies(_ scope: TransactionScope?, in outer: TransactionScope?) -> Bool {
    guard let outer else { return true }
    var scope = scope
    while let current = scope {
      if current === outer { return true }
      scope = current.outer
    }
    return false
  }

  func apply(to transaction: inout Transaction) {
    outer?.apply(to: &transaction)
    change(&transaction)
  }

  /// Changes the transaction of a frame of an animation.
  func applyToFrame(_ transaction: inout Transaction) {
    outer?.applyToFrame(&transaction)
    if changesFrames { change(&transaction) }
  }
}
