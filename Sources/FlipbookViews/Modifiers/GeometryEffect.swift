import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A modifier that moves, turns or distorts the drawing of a view by a transform that depends on its size, and
/// leaves the layout around it alone.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// From the view's own coordinates to where they are drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The same effect, left out of the coordinates that geometry readers inside the view report.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }

  public static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    GeometryEffectNode(view: view, inputs: inputs)
  }
}

/// A geometry effect that layout ignores.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  init(_ base: Base) { self.base = base }

  @MainActor public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

@MainActor
private protocol IgnoringEffect {}
extension _IgnoredByLayoutEffect: IgnoringEffect {}

/// An element drawn through the transform of an effect.
@MainActor
final class GeometryEffectElement<Effect: GeometryEffect>: Element {
  let content: Element
  private let value: AnimatedValue<Effect>
  /// The transform of the last picture, so that the effect's own code runs once a frame.
  private var known: (size: CGSize, transform: ProjectionTransform)?

  init(node: _ViewNode, content: Element, value: AnimatedValue<Effect>) {
    self.content = content
    self.value = value
    super.init(node: node)
    content.parent = self
  }

  func effectChanged() {
    known = nil
    invalidateDisplay()
  }

  private func transform(size: CGSize) -> ProjectionTransform {
    if let known, known.size == size { return known.transform }
    let transform = value.presentation.effectValue(size: size)
    known = (size, transform)
    return transform
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
  }
  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    content.explicitAlignment(key, in: size)
  }
  override var traits: ElementTraits { content.traits }
  override var zIndex: Double { content.zIndex }
  override var layoutPriority: Double { content.layoutPriority }
  override var spacing: ViewSpacing { content.knownSpacing }
  override var isIgnoredByLayout: Bool { Effect.self is any IgnoringEffect.Type }
  override var subelements: [Element] { [content] }

  override func transformFromContent(_ content: Element) -> ProjectionTransform {
    transform(size: displayFrame.size)
  }

  override func record(in context: GraphicsContext, size: CGSize) {
    var context = context
    context.drawProjected(by: transform(size: size)) { content.recordPlaced(in: $0) }
  }
}

@MainActor
final class GeometryEffectNode<Content: View, Effect: GeometryEffect>: _TypedNode<
  ModifiedContent<Content, Effect>
>
{
  private var value: AnimatedValue<Effect>!
  private var child: _TypedNode<Content>!
  private var wrappers: [GeometryEffectElement<Effect>] = []
  private var effect: Effect
  private let properties: DynamicPropertyLayout
  private var slots: [AnyObject?]

  init(view: ModifiedContent<Content, Effect>, inputs: _ViewInputs) {
    effect = view.modifier
    properties = DynamicPropertyLayout.of(Effect.self)
    slots = properties.makeSlots()
    super.init(inputs: inputs)
    properties.connect(&effect, slots: &slots, node: self)
    value = AnimatedValue(effect, node: self) { [unowned self] in wrappers.forEach { $0.effectChanged() } }
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override func update(view: ModifiedContent<Content, Effect>, inputs: _ViewInputs) {
    let environmentChanged = inputs.environment.version != environment.version
    environment = inputs.environment
    let old = effect
    if !ViewComparison.areEqual(effect, view.modifier) || environmentChanged && properties.readsEnvironment {
      effect = view.modifier
      refresh()
    }
    child.update(view: view.content, inputs: self.inputs)
    if Effect.self == _OffsetEffect.self, runtime.hasTransactionScopes { carry(from: old) }
  }

  /// An offset is a part of the places of what it holds. Where it jumps, views inside that are animated by modifiers of
  /// their own go the way.
  private func carry(from old: Effect) {
    guard let old = old as? _OffsetEffect, let new = effect as? _OffsetEffect, old.offset != new.offset
    else { return }
    let transaction = self.transaction
    guard transaction.animation == nil || transaction.disablesAnimations else { return }
    let way = CGSize(
      width: new.offset.width - old.offset.width, height: new.offset.height - old.offset.height)
    for wrapper in wrappers { wrapper.contentJumped(by: way) }
  }

  override func refresh() {
    properties.connect(&effect, slots: &slots, node: self)
    value.set(effect)
    wrappers.forEach { $0.effectChanged() }
  }

  override func environmentChanged() { if properties.readsEnvironment { refresh() } }

  override func makeElements() -> [Element] {
    var known: [ObjectIdentifier: GeometryEffectElement<Effect>] = [:]
    for wrapper in wrappers { known[ObjectIdentifier(wrapper.content)] = wrapper }
    wrappers = child.elements.map { content in
      let wrapper =
        known[ObjectIdentifier(content)] ?? GeometryEffectElement(node: self, content: content, value: value)
      wrapper.isLeaving = content.isLeaving
      return wrapper
    }
    return wrappers
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func remove() {
    super.remove()
    properties.disconnect(&slots)
  }
}
