import FlipbookMotion

/// Runs a closure when a value has changed.
struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let isInitial: Bool
  /// Whether what the action does belongs to the transaction of the change.
  var keepsTransaction = false
  let action: (Value, Value) -> Void

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    ChangeNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class ChangeNode<Content: View, Value: Equatable>: ModifierNode<Content, ChangeModifier<Value>>
{
  override init(view: ModifiedContent<Content, ChangeModifier<Value>>, inputs: _ViewInputs) {
    super.init(view: view, inputs: inputs)
    if view.modifier.isInitial {
      let modifier = view.modifier
      runtime.afterUpdate { modifier.action(modifier.value, modifier.value) }
    }
  }

  override func modifierChanged(from old: ChangeModifier<Value>) {
    guard old.value != modifier.value else { return }
    let (modifier, transaction) = (self.modifier, modifier.keepsTransaction ? transaction : nil)
    runtime.afterUpdate { [runtime] in
      guard let transaction else { return modifier.action(old.value, modifier.value) }
      runtime.withTransaction(transaction) { modifier.action(old.value, modifier.value) }
    }
  }
}
