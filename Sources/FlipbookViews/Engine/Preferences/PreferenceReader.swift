import FlipbookDrawing
import FlipbookMotion
import Foundation

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
    guard !isRemoved else { return }
    // Where nobody sets it any more it is the default again.
    guard let value = child.preference(K.self) ?? known.map({ _ in K.defaultValue }), value != known else {
      return
    }
    known = value
    let modifier = self.modifier
    runtime.afterUpdate { modifier.action(value) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}
