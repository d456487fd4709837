import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Sets a preference of a view.
struct PreferenceWriter<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let value: (inout K.Value) -> Void
  /// Whether what the view inside has set is replaced.
  let replaces: Bool

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    PreferenceNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class PreferenceNode<Content: View, K: PreferenceKey>: _TypedNode<
  ModifiedContent<Content, PreferenceWriter<K>>
>
{
  private var modifier: PreferenceWriter<K>
  private var child: _TypedNode<Content>!

  init(view: ModifiedContent<Content, PreferenceWriter<K>>, inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    runtime.preferencesChanged()
  }

  override func update(view: ModifiedContent<Content, PreferenceWriter<K>>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = view.modifier
    child.update(view: view.content, inputs: self.inputs)
    runtime.preferencesChanged()
  }

  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    let inner = child.preference(key)
    guard Other.self == K.self else { return inner }
    // Of a view that is nothing there is nothing to be modified.
    guard !(Content.self is any EmptyContent.Type) else { return inner }
    var value = (modifier.replaces ? nil : inner.flatMap { $0 as? K.Value }) ?? K.defaultValue
    modifier.value(&value)
    return value as? Other.Value
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func remove() {
    super.remove()
    runtime.preferencesChanged()
  }
}
