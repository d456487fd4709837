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
private final class PreferenceReaderNode<Content: View, K: PreferenceKey>: ModifierNode<
  Content, PreferenceReader<K>
>,
PreferenceObserver
where K.Value: Equatable {
  private var known: K.Value?

  override init(view: ModifiedContent<Content, PreferenceReader<K>>, inputs: _ViewInputs) {
    super.init(view: view, inputs: inputs)
    runtime.addPreferenceObserver(self)
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
}
