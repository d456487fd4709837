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
    var value = (modifier.replaces ? nil : inner as? K.Value) ?? K.defaultValue
    modifier.value(&value)
    return value as? Other.Value
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func remove() {
    super.remove()
    runtime.preferencesChanged()
  }
}

/// Runs a closure when a preference of the views inside has changed.
struct PreferenceReader<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
  typealias Body = Never
  let action: @MainActor (K.Value) -> Void

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    PreferenceReaderNode(view: view, inputs: inputs)
  }
}

/// A node that wants to know when preferences may have changed.
@MainActor
package protocol PreferenceObserver: AnyObject {
  func checkPreferences()
}

@MainActor
private final class PreferenceReaderNode<Content: View, K: PreferenceKey>: _TypedNode<
  ModifiedContent<Content, PreferenceReader<K>>
>,
PreferenceObserver
where K.Value: Equatable {
  private var modifier: PreferenceReader<K>
  private var child: _TypedNode<Content>!
  private var known: K.Value?

  init(view: ModifiedContent<Content, PreferenceReader<K>>, inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    runtime.addPreferenceObserver(self)
  }

  override func update(view: ModifiedContent<Content, PreferenceReader<K>>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = view.modifier
    child.update(view: view.content, inputs: self.inputs)
  }

  func checkPreferences() {
    guard !isRemoved, let value = child.preference(K.self), value != known else { return }
    known = value
    let modifier = self.modifier
    runtime.afterUpdate { modifier.action(value) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}

extension View {
  /// Sets a preference for the views around this one.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(value: { $0 = value }, replaces: true))
  }

  /// Changes a preference of the view.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K>(value: callback, replaces: false))
  }

  /// Runs a closure with a preference of the views inside when it has changed, and at first.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View
  where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
}
