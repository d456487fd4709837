import FlipbookDrawing
import FlipbookMotion

/// Sets a value of the environment for a view.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

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

/// Changes the environment of a view by a function.
public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
    self.keyPath = keyPath
    self.transform = transform
  }

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

/// The node of a view whose environment is changed.
@MainActor
final class EnvironmentNode<Content: View, Modifier: ViewModifier>: _TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private let change: @MainActor (Modifier, inout EnvironmentValues) -> Void
  private let isSame: @MainActor (Modifier, Modifier) -> Bool
  private var modifier: Modifier
  private var outerVersion: Int
  private var child: _TypedNode<Content>!

  init(
    view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs,
    change: @escaping @MainActor (Modifier, inout EnvironmentValues) -> Void,
    isSame: @escaping @MainActor (Modifier, Modifier) -> Bool
  ) {
    self.change = change
    self.isSame = isSame
    modifier = view.modifier
    outerVersion = inputs.environment.version
    super.init(inputs: inputs)
    change(modifier, &environment)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override var passesRows: Bool { true }

  override func update(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    let old = modifier
    modifier = view.modifier
    if inputs.environment.version != outerVersion || !isSame(old, modifier) { takeOver(inputs) }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func updateEnvironment(_ inputs: _ViewInputs) {
    guard inputs.environment.version != outerVersion else { return }
    takeOver(inputs)
    child.updateEnvironment(self.inputs)
  }

  private func takeOver(_ inputs: _ViewInputs) {
    outerVersion = inputs.environment.version
    environment = inputs.environment
    change(modifier, &environment)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}

extension View {
  /// Sets a value of the environment for this view and what is in it.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and what is in it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
