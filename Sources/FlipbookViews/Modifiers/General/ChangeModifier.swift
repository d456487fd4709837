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
private final class ChangeNode<Content: View, Value: Equatable>: _TypedNode<
  ModifiedContent<Content, ChangeModifier<Value>>
>
{
  private var value: Value
  private var child: _TypedNode<Content>!

  init(view: ModifiedContent<Content, ChangeModifier<Value>>, inputs: _ViewInputs) {
    value = view.modifier.value
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    if view.modifier.isInitial {
      let modifier = view.modifier
      runtime.afterUpdate { modifier.action(modifier.value, modifier.value) }
    }
  }

  override func update(view: ModifiedContent<Content, ChangeModifier<Value>>, inputs: _ViewInputs) {
    environment = inputs.environment
    let modifier = view.modifier
    let old = value
    value = modifier.value
    if old != value {
      let transaction = modifier.keepsTransaction ? transaction : nil
      runtime.afterUpdate { [runtime] in
        guard let transaction else { return modifier.action(old, modifier.value) }
        runtime.withTransaction(transaction) { modifier.action(old, modifier.value) }
      }
    }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}
