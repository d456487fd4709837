import FlipbookMotion

/// Changes transactions for a view.
struct TransactionModifier: ViewModifier {
  typealias Body = Never
  let change: (inout Transaction) -> Void

  init(change: @escaping (inout Transaction) -> Void) { self.change = change }

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    TransactionNode(view: view, inputs: inputs, changesFrames: true) { modifier, _ in
      { transaction, _ in modifier.change(&transaction) }
    }
  }
}
