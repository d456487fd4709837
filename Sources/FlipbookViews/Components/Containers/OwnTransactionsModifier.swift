import FlipbookMotion

/// Makes the presented view a world of its own: what it changes by itself isn't changed by modifiers around the presenting
/// view. Changes that the presenting view makes in it go by their transactions.
struct OwnTransactionsModifier: ViewModifier {
  typealias Body = Never
  let presenter: PresenterScope

  init(presenter: PresenterScope) { self.presenter = presenter }

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    OwnTransactionsNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class OwnTransactionsNode<Content: View>: SingleChildNode<
  ModifiedContent<Content, OwnTransactionsModifier>, Content
>
{
  /// The last update of the presenting view; it outlives the node.
  @MainActor
  private final class Box {
    var update = -1
  }

  private let box = Box()
  private let scope: TransactionScope

  init(view: ModifiedContent<Content, OwnTransactionsModifier>, inputs: _ViewInputs) {
    let (box, presenter) = (self.box, view.modifier.presenter)
    unowned let runtime = inputs.runtime
    scope = TransactionScope(outer: nil) { transaction in
      if box.update == runtime.updateCount { presenter.scope?.apply(to: &transaction) }
    }
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override func makeInputs() -> _ViewInputs {
    var inputs = super.makeInputs()
    inputs.transactionScope = scope
    return inputs
  }

  override func update(view: ModifiedContent<Content, OwnTransactionsModifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    box.update = runtime.updateCount
    child.update(view: view.content, inputs: self.inputs)
  }
}
