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
private final class PresenterScopeNode<Content: View>: _TypedNode<
  ModifiedContent<Content, PresenterScopeModifier>
>
{
  private var child: _TypedNode<Content>!

  init(view: ModifiedContent<Content, PresenterScopeModifier>, inputs: _ViewInputs) {
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override func update(view: ModifiedContent<Content, PresenterScopeModifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    view.modifier.presenter.scope = transactionScope
    child.update(view: view.content, inputs: self.inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}
