/// Where placeholders get the view they stand for.
@MainActor
package class ContentSource {
  fileprivate var placeholders: [LifetimeLink<_ViewNode>] = []

  /// Where the view takes its transactions from when not from the place it stands in: a transition animates
  /// itself, not what it brings. Nil for the place.
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

/// The modifiers whose changes of transactions count for a view.
package struct TransactionOrigin {
  package var scope: TransactionScope?
}

@MainActor
package final class TypedContentSource<Content: View>: ContentSource {
  package var view: Content

  package init(_ view: Content) { self.view = view }

  package override func makeNode(inputs: _ViewInputs) -> _ViewNode {
    Content._makeNode(view: view, inputs: inputs)
  }

  package override func update(_ node: _ViewNode, inputs: _ViewInputs) {
    (node as? _TypedNode<Content>)?.update(view: view, inputs: inputs)
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
