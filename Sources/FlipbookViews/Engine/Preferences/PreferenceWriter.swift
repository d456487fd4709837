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
private final class PreferenceNode<Content: View, K: PreferenceKey>: ModifierNode<
  Content, PreferenceWriter<K>
>
{
  override init(view: ModifiedContent<Content, PreferenceWriter<K>>, inputs: _ViewInputs) {
    super.init(view: view, inputs: inputs)
    runtime.preferencesChanged()
  }

  override func modifierChanged(from old: PreferenceWriter<K>) {
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

  override func remove() {
    super.remove()
    runtime.preferencesChanged()
  }
}
