import FlipbookMotion

/// The node of a view for which transactions are changed.
@MainActor
final class TransactionNode<Content: View, Modifier: ViewModifier>: SingleChildNode<
  ModifiedContent<Content, Modifier>, Content
>
{
  typealias Change = @MainActor (inout Transaction, _ isPresentUpdate: Bool) -> Void

  /// The change that the scope calls: it outlives the modifier values.
  @MainActor
  private final class Box {
    var change: Change = { _, _ in }
    /// The update in which the modifier last changed.
    var update = -1
  }

  private let box = Box()
  private let makeChange: @MainActor (Modifier, Modifier?) -> Change
  private var modifier: Modifier
  private let scope: TransactionScope

  init(
    view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs, changesFrames: Bool = false,
    makeChange: @escaping @MainActor (Modifier, Modifier?) -> Change
  ) {
    self.makeChange = makeChange
    modifier = view.modifier
    let box = self.box
    box.change = makeChange(view.modifier, nil)
    unowned let runtime = inputs.runtime
    runtime.hasTransactionScopes = true
    scope = TransactionScope(outer: inputs.transactionScope, changesFrames: changesFrames) {
      box.change(&$0, box.update == runtime.updateCount)
    }
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override func makeInputs() -> _ViewInputs {
    var inputs = super.makeInputs()
    inputs.transactionScope = scope
    return inputs
  }

  override func update(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    box.change = makeChange(view.modifier, modifier)
    box.update = runtime.updateCount
    modifier = view.modifier
    child.update(view: view.content, inputs: self.inputs)
  }
}
