import FlipbookMotion

/// Modifiers applied in a closure, for which alone transactions are changed: the view they modify keeps those
/// of the world around.
struct ScopedTransactionView<Content: View, Modified: View>: View {
  typealias Body = Never
  let modified: Modified
  let source: OuterContentSource<Content>
  let change: (inout Transaction) -> Void

  init(
    content: Content, change: @escaping (inout Transaction) -> Void,
    body: (PlaceholderContentView<Content>) -> Modified
  ) {
    source = OuterContentSource(content)
    modified = body(PlaceholderContentView(source: source))
    self.change = change
  }

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    ScopedTransactionNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class ScopedTransactionNode<Content: View, Modified: View>: SingleChildNode<
  ScopedTransactionView<Content, Modified>, Modified
>
{
  /// The change that the scope calls: it outlives the values of the view.
  @MainActor
  private final class Box {
    var change: (inout Transaction) -> Void = { _ in }
  }

  private let box = Box()
  private let scope: TransactionScope

  init(view: ScopedTransactionView<Content, Modified>, inputs: _ViewInputs) {
    let box = self.box
    box.change = view.change
    inputs.runtime.hasTransactionScopes = true
    scope = TransactionScope(outer: inputs.transactionScope) { box.change(&$0) }
    super.init(inputs: inputs)
    view.source.scope = transactionScope
    child = Modified._makeNode(view: view.modified, inputs: self.inputs)
  }

  override func makeInputs() -> _ViewInputs {
    var inputs = super.makeInputs()
    inputs.transactionScope = scope
    return inputs
  }

  override func update(view: ScopedTransactionView<Content, Modified>, inputs: _ViewInputs) {
    environment = inputs.environment
    box.change = view.change
    view.source.scope = transactionScope
    child.update(view: view.modified, inputs: self.inputs)
  }

  override func makeElements() -> [Element] {
    let elements = child.elements
    // The views around decide the place of this one.
    for element in elements { element.placementNode = self }
    return elements
  }
}
