import FlipbookDrawing
import FlipbookMotion

/// Changes the environment of a view by a function.
public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
  /// Never: the modifier makes its node itself.
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
    self.keyPath = keyPath
    self.transform = transform
  }

  /// Makes the node that changes the value for the view.
  public static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    EnvironmentNode(view: view, inputs: inputs) { modifier, environment in
      modifier.transform(&environment[keyPath: modifier.keyPath])
    } isSame: { _, _ in
      false
    }
  }
}
