import FlipbookDrawing
import FlipbookMotion

/// Sets a value of the environment for a view.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  /// Never: the modifier makes its node itself.
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// Makes the node that sets the value for the view.
  public static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    EnvironmentNode(view: view, inputs: inputs) { modifier, environment in
      environment[keyPath: modifier.keyPath] = modifier.value
    } isSame: { one, other in
      one.keyPath == other.keyPath && ViewComparison.areEqual(one.value, other.value)
    }
  }
}
