import FlipbookDrawing
import FlipbookMotion

/// Tells the container around a view how far in front it is drawn. It changes at once: traits are not animated.
struct ZIndexModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let zIndex: Double
  func changeTraits(_ traits: inout ElementTraits) { traits.zIndex = zIndex }
  static func zIndex(of content: Element, _ modifier: () -> Self) -> Double { modifier().zIndex }
}

/// Tells the layout around a view which priority it has.
struct LayoutPriorityModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let priority: Double
  static var affectsLayout: Bool { true }
  func changeTraits(_ traits: inout ElementTraits) { traits.layoutPriority = priority }
  static func layoutPriority(of content: Element, _ modifier: () -> Self) -> Double { modifier().priority }
}

/// Gives a view a tag.
struct TagModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let tag: AnyHashable
  func changeTraits(_ traits: inout ElementTraits) { traits.tag = tag }
}

/// Gives a value to the layout around a view.
struct LayoutValueModifier<K: LayoutValueKey>: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let value: K.Value
  static var affectsLayout: Bool { true }
  // The rows of a section are all in it.
  static var meansRuns: Bool { K.self == ListSectionKey.self }
  func changeTraits(_ traits: inout ElementTraits) { traits.layoutValues[ObjectIdentifier(K.self)] = value }
}

extension View {
  /// - Parameter value: Views with a larger one are drawn in front; 0 unless given.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(zIndex: value)) }

  /// - Parameter value: A larger one is given room first; 0 unless given.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }

  public func tag<V: Hashable>(_ tag: V) -> some View { modifier(TagModifier(tag: AnyHashable(tag))) }

  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// A view whose identity is that of a value: when it changes, the old view leaves and a new one comes.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// A view whose identity is that of a value.
struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never
  let content: Content
  let id: ID

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    IdentifiedNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class IdentifiedNode<Content: View, ID: Hashable>: _TypedNode<IdentifiedView<Content, ID>>,
  IdentityNode
{
  private(set) var identity: AnyHashable
  private var children: DynamicChildren!

  init(view: IdentifiedView<Content, ID>, inputs: _ViewInputs) {
    identity = AnyHashable(view.id)
    super.init(inputs: inputs)
    children = DynamicChildren(owner: self)
    show(view)
    children.finishInitial()
  }

  override var passesRows: Bool { true }

  override func update(view: IdentifiedView<Content, ID>, inputs: _ViewInputs) {
    environment = inputs.environment
    identity = AnyHashable(view.id)
    show(view)
  }

  private func show(_ view: IdentifiedView<Content, ID>) {
    children.update([DynamicChildren.Item(key: identity, view: view.content)])
  }

  override func makeElements() -> [Element] { children.elements }
  override func forEachChild(_ body: (_ViewNode) -> Void) { children?.forEach(body) }
  override func forEachPresentChild(_ body: (_ViewNode) -> Void) { children?.forEachPresent(body) }
}
