import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What views that are matched share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the anchor lies in the film.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// Width and height.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names a group of views that share their geometry.
struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

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
    for wrapper in wrappers {
      if old.key != modifier.key { registry.move(wrapper, from: old.key, to: modifier.key) }
      wrapper.modifier = modifier
      wrapper.invalidateDisplay()
    }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func makeElements() -> [Element] {
    let contents = child.elements
    wrappers = contents.map { content in
      if let known = wrappers.first(where: { $0.content === content }) { return known }
      let wrapper = MatchedGeometryElement(node: self, content: content, modifier: modifier)
      registry.add(wrapper, to: modifier.key)
      return wrapper
    }
    for wrapper in wrappers { wrapper.isLeaving = wrapper.content.isLeaving }
    return wrappers
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}

extension View {
  /// Shares the geometry of views with one identity: the source lies where layout puts it, and all others follow
  /// it. When one source takes over from another in an animated change, all of them go from the place of the one
  /// to that of the other.
  ///
  /// - Parameters:
  ///   - id: Tells the group from others in the namespace.
  ///   - properties: What is shared.
  ///   - anchor: The point of the view that gives, or takes, the shared position.
  ///   - isSource: Whether the view gives the geometry to the others.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
