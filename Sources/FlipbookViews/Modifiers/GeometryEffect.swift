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

  /// Makes the node that draws the view through the effect.
  public static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    GeometryEffectNode(view: view, inputs: inputs)
  }
}

/// A geometry effect that layout ignores.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect that is applied.
  public var base: Base

  init(_ base: Base) { self.base = base }

  /// The transform of the effect.
  @MainActor public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The animatable values of the effect.
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

  override var inspection: Inspection? { Inspection(value) }

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
