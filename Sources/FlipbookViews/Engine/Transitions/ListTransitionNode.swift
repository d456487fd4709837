/// A child that comes and goes by the transition that a modifier around gives it, where it names none itself.
@MainActor
final class ListTransitionNode: _ViewNode, PhasedTransitionHost {
  private let source: ItemSource
  private var transition: AnyTransition
  var phase = TransitionPhase.identity
  private var child: _TypedNode<AnyView>!

  init(item: DynamicChildren.Item, transition: AnyTransition, inputs: _ViewInputs) {
    source = ItemSource(item)
    self.transition = transition
    source.transactionOrigin = TransactionOrigin(scope: inputs.transactionScope)
    source.listTransition = inputs.listTransition
    super.init(inputs: inputs)
    child = AnyView._makeNode(view: transition.view(of: source, phase: .identity), inputs: self.inputs)
  }

  func update(_ item: DynamicChildren.Item, inputs: _ViewInputs) {
    environment = inputs.environment
    source.item = item
    // The view keeps the kind that it came by. Values of that kind count as they are at the time the view goes.
    if let given = inputs.listTransition?.transition, given.kind == transition.kind { transition = given }
    show()
    source.updatePlaceholders()
  }

  func show() { child.update(view: transition.view(of: source, phase: phase), inputs: inputs) }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  /// The content's own transition goes before the one that is given from around.
  override func collectTransitions(into hosts: inout [any TransitionHost]) {
    var own: [any TransitionHost] = []
    super.collectTransitions(into: &own)
    hosts += own.isEmpty ? [self] : own
  }
}
