/// The source of the views that placeholders stand for.
@MainActor
package class ContentSource {
  fileprivate var placeholders: [LifetimeLink<_ViewNode>] = []

  /// The place that the view takes its transactions from, in place of the one it stands in: a transition
  /// animates itself, not its content. Nil for the place.
  package var transactionOrigin: TransactionOrigin?

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

@MainActor
private protocol PlaceholderNodeBase: AnyObject {
  func updateContent()
}

@MainActor
final class PlaceholderNode<Value>: _TypedNode<PlaceholderContentView<Value>>, PlaceholderNodeBase {
  private var source: ContentSource
  private var child: _ViewNode!

  init(view: PlaceholderContentView<Value>, inputs: _ViewInputs) {
    source = view.source
    super.init(inputs: inputs)
    child = source.makeNode(inputs: contentInputs)
    source.placeholders.append(link)
  }

  private var contentInputs: _ViewInputs {
    var inputs = self.inputs
    if let origin = source.transactionOrigin { inputs.transactionScope = origin.scope }
    return inputs
  }

  override var passesRows: Bool { true }

  override func update(view: PlaceholderContentView<Value>, inputs: _ViewInputs) {
    let changed = inputs.environment.version != environment.version
    environment = inputs.environment
    if view.source !== source {
      source = view.source
      source.placeholders.append(link)
      source.update(child, inputs: contentInputs)
    } else if changed {
      child.updateEnvironment(contentInputs)
    }
  }

  func updateContent() {
    guard !isRemoved else { return }
    source.update(child, inputs: contentInputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}
