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
private final class MatchedGeometryNode<Content: View>: _TypedNode<
  ModifiedContent<Content, MatchedGeometryModifier>
>
{
  private var modifier: MatchedGeometryModifier
  private var child: _TypedNode<Content>!
  private var wrappers: [MatchedGeometryElement] = []
  private let registry: MatchedGeometryRegistry
  /// The group that the view was in before its last change of groups, until it is laid out: a transition takes a view that comes
  /// through its look while away before anything is placed.
  private var origin: MatchedGeometryKey?

  init(view: ModifiedContent<Content, MatchedGeometryModifier>, inputs: _ViewInputs) {
    modifier = view.modifier
    registry = inputs.runtime.layoutObservers.service { MatchedGeometryRegistry() }
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override func update(view: ModifiedContent<Content, MatchedGeometryModifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    let old = modifier
    modifier = view.modifier
    if old.key != modifier.key { origin = old.key }
    for wrapper in wrappers {
      wrapper.origin = origin ?? wrapper.origin
      if old.key != modifier.key { registry.move(wrapper, from: old.key, to: modifier.key) }
      wrapper.modifier = modifier
      wrapper.invalidateDisplay()
    }
    if !wrappers.isEmpty { origin = nil }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func makeElements() -> [Element] {
    let contents = child.elements
    wrappers = contents.map { content in
      if let known = wrappers.first(where: { $0.content === content }) { return known }
      let wrapper = MatchedGeometryElement(node: self, content: content, modifier: modifier)
      wrapper.origin = origin
      registry.add(wrapper, to: modifier.key)
      return wrapper
    }
    origin = nil
    for wrapper in wrappers { wrapper.isLeaving = wrapper.content.isLeaving }
    return wrappers
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}
