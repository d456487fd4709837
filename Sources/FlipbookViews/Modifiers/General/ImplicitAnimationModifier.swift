import FlipbookMotion

/// Sets the animation of every change in a view.
struct ImplicitAnimationModifier: ViewModifier {
  typealias Body = Never
  let animation: Animation?

  init(animation: Animation?) { self.animation = animation }

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    TransactionNode(view: view, inputs: inputs, changesFrames: true) { modifier, _ in
      { transaction, _ in
        if !transaction.disablesAnimations { transaction.animation = modifier.animation }
      }
    }
  }
}
