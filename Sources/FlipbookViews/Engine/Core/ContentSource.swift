/// The source of the views that placeholders stand for.
@MainActor
package class ContentSource {
  var placeholders: [LifetimeLink<_ViewNode>] = []

  /// The place that the view takes its transactions from, in place of the one it stands in: a transition
  /// animates itself, not its content. Nil for the place.
  package var transactionOrigin: TransactionOrigin?
  /// The transition of what comes and goes in the view; nil for none.
  var listTransition: ListTransition?

  package func makeNode(inputs: _ViewInputs) -> _ViewNode {
    preconditionFailure("a content source needs a view")
  }
  package func update(_ node: _ViewNode, inputs: _ViewInputs) {}

  /// Passes a new view on to the placeholders there are.
  package final func updatePlaceholders() {
    placeholders.removeAll { $0.target == nil }
    for placeholder in placeholders { (placeholder.target as? any PlaceholderNodeBase)?.updateContent() }
  }
}
