import FlipbookMotion

/// A source whose view lives in the transactions outside the modifiers.
@MainActor
final class OuterContentSource<Content: View>: ContentSource {
  private let view: Content
  /// The scope of the world around; nil for the root's.
  var scope: TransactionScope?

  init(_ view: Content) { self.view = view }

  private func outer(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs = inputs
    inputs.transactionScope = scope
    return inputs
  }

  override func makeNode(inputs: _ViewInputs) -> _ViewNode {
    Content._makeNode(view: view, inputs: outer(inputs))
  }

  override func update(_ node: _ViewNode, inputs: _ViewInputs) {
    (node as? _TypedNode<Content>)?.update(view: view, inputs: outer(inputs))
  }
}
