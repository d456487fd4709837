/// Attaches a transition to a view.
struct TransitionTraitModifier: ViewModifier {
  typealias Body = Never
  let transition: AnyTransition

  init(transition: AnyTransition) { self.transition = transition }

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    TransitionNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class TransitionNode<Content: View>: SingleChildNode<
  ModifiedContent<Content, TransitionTraitModifier>, AnyView
>, PhasedTransitionHost
{
  private let source: TypedContentSource<Content>
  private var transition: AnyTransition
  var phase = TransitionPhase.identity

  init(view: ModifiedContent<Content, TransitionTraitModifier>, inputs: _ViewInputs) {
    source = TypedContentSource(view.content)
    transition = view.modifier.transition
    source.transactionOrigin = TransactionOrigin(scope: inputs.transactionScope)
    source.listTransition = ListTransition(transition)
    super.init(inputs: inputs)
    child = AnyView._makeNode(view: transition.view(of: source, phase: .identity), inputs: self.inputs)
  }

  override func update(view: ModifiedContent<Content, TransitionTraitModifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    source.view = view.content
    // The view keeps the kind that it came by. Values of that kind count as they are at the time the view goes.
    if view.modifier.transition.kind == transition.kind { transition = view.modifier.transition }
    source.listTransition?.transition = view.modifier.transition
    show()
    source.updatePlaceholders()
  }

  func show() { child.update(view: transition.view(of: source, phase: phase), inputs: inputs) }

  override func collectTransitions(into hosts: inout [any TransitionHost]) { hosts.append(self) }
}
