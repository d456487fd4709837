import FlipbookMotion

/// Sets the animation of a view's changes in updates in which a value has changed.
struct ValueAnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: Value

  init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    TransactionNode(view: view, inputs: inputs) { modifier, old in
      let changed = old.map { $0.value != modifier.value } ?? false
      return { transaction, isPresentUpdate in
        if changed, isPresentUpdate, !transaction.disablesAnimations {
          transaction.animation = modifier.animation
        }
      }
    }
  }
}
