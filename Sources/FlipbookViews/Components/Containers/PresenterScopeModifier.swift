/// Notes the modifiers that change transactions around a presenting view.
struct PresenterScopeModifier: ViewModifier {
  typealias Body = Never
  let presenter: PresenterScope

  init(presenter: PresenterScope) { self.presenter = presenter }

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    view.modifier.presenter.scope = inputs.transactionScope
    return PresenterScopeNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class PresenterScopeNode<Content: View>: ModifierNode<Content, PresenterScopeModifier> {
  override func modifierChanged(from old: PresenterScopeModifier) {
    modifier.presenter.scope = transactionScope
  }
}
