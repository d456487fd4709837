import FlipbookMotion

/// A modifier on the way from the root that changes transactions for what lies inside it.
@MainActor
package final class TransactionScope {
  let outer: TransactionScope?
  private let change: @MainActor (inout Transaction) -> Void

  init(outer: TransactionScope?, change: @escaping @MainActor (inout Transaction) -> Void) {
    self.outer = outer
    self.change = change
  }

  func apply(to transaction: inout Transaction) {
    outer?.apply(to: &transaction)
    change(&transaction)
  }
}
