import FlipbookDrawing

/// Sets a preference of a view from a place in it.
struct AnchorPreferenceWriter<K: PreferenceKey, A>: ViewModifier {
  typealias Body = Never
  let source: Anchor<A>.Source
  let change: (inout K.Value, Anchor<A>) -> Void
  /// Whether what the view inside has set is replaced.
  let replaces: Bool

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    AnchorPreferenceNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class AnchorPreferenceNode<Content: View, K: PreferenceKey, A>: ModifierNode<
  Content, AnchorPreferenceWriter<K, A>
>
{
  override init(view: ModifiedContent<Content, AnchorPreferenceWriter<K, A>>, inputs: _ViewInputs) {
    super.init(view: view, inputs: inputs)
    runtime.preferencesChanged()
  }

  override func modifierChanged(from old: AnchorPreferenceWriter<K, A>) {
    runtime.preferencesChanged()
  }

  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    let inner = child.preference(key)
    guard Other.self == K.self else { return inner }
    var value = (modifier.replaces ? nil : inner.flatMap { $0 as? K.Value }) ?? K.defaultValue
    modifier.change(&value, Anchor(source: modifier.source, element: child.elements.present))
    return value as? Other.Value
  }

  override func invalidateElements() {
    super.invalidateElements()
    runtime.preferencesChanged()
  }

  override func remove() {
    super.remove()
    runtime.preferencesChanged()
  }
}

extension View {
  /// Sets a preference for the views around this one from a place in it.
  ///
  /// - Parameter value: Which place.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceWriter<K, A>(source: value, change: { $0 = transform($1) }, replaces: true))
  }

  /// Changes a preference of the view with the help of a place in it.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceWriter<K, A>(source: value, change: transform, replaces: false))
  }

  /// Lays a view over this one that is made from a preference of the views inside.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    LayeredView(content: self, alignment: alignment, kind: .overlay, readsPreferences: true) { node in
      transform(node.preference(K.self) ?? K.defaultValue)
    }
  }

  /// Lays a view behind this one that is made from a preference of the views inside.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    LayeredView(content: self, alignment: alignment, kind: .background, readsPreferences: true) { node in
      transform(node.preference(K.self) ?? K.defaultValue)
    }
  }
}
