import FlipbookMotion

/// Changes the transactions of a view in updates in which a value has changed.
struct ValueTransactionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let change: (inout Transaction) -> Void

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    TransactionNode(view: view, inputs: inputs) { modifier, old in
      let changed = old.map { $0.value != modifier.value } ?? false
      return { transaction, isPresentUpdate in
        if changed, isPresentUpdate { modifier.change(&transaction) }
      }
    }
  }
}
