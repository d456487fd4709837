import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives a view the geometry of the source of a group.
struct MatchedGeometryModifier: ViewModifier {
  typealias Body = Never
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    MatchedGeometryNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class MatchedGeometryNode<Content: View>: ModifierNode<Content, MatchedGeometryModifier> {
  private var wrappers: [MatchedGeometryElement] = []
  private let registry: MatchedGeometryRegistry
  /// The group that the view was in before its last change of groups, until it is laid out: a transition takes a view that comes
  /// through its look while away before anything is placed.
  private var origin: MatchedGeometryKey?

  override init(view: ModifiedContent<Content, MatchedGeometryModifier>, inputs: _ViewInputs) {
    registry = inputs.runtime.layoutObservers.service { MatchedGeometryRegistry() }
    super.init(view: view, inputs: inputs)
  }

  override func modifierChanged(from old: MatchedGeometryModifier) {
    if old.key != modifier.key { origin = old.key }
    for wrapper in wrappers {
      wrapper.origin = origin ?? wrapper.origin
      if old.key != modifier.key { registry.move(wrapper, from: old.key, to: modifier.key) }
      wrapper.modifier = modifier
      wrapper.invalidateDisplay()
    }
    if !wrappers.isEmpty { origin = nil }
  }

  override func makeElements() -> [Element] {
    wrappers = MatchedGeometryElement.wrapping(child.elements, known: wrappers) { content in
      let wrapper = MatchedGeometryElement(node: self, content: content, modifier: modifier)
      wrapper.origin = origin
      registry.add(wrapper, to: modifier.key)
      return wrapper
    }
    origin = nil
    return wrappers
  }
}
