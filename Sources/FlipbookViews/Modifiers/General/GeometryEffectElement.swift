import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An element drawn through the transform of an effect.
@MainActor
final class GeometryEffectElement<Effect: GeometryEffect>: Element, WrappingElement {
  let content: Element
  private let value: AnimatedValue<Effect>
  private let arrival: ArrivingEffect<Effect>
  /// The transform of the last picture, so that the effect's own code runs once a frame.
  private var known: (size: CGSize, transform: ProjectionTransform)?

  init(
    node: _ViewNode, content: Element, value: AnimatedValue<Effect>, arrival: ArrivingEffect<Effect>
  ) {
    self.content = content
    self.value = value
    self.arrival = arrival
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

  override var contentInPlace: Element? { content }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    let isFirst = !content.hasPlace
    content.place(at: .zero, proposal: proposal)
    guard isFirst, let start = arrival.start(in: runtime.updateCount) else { return }
    jumped(from: start, to: value.model)
  }

  /// Carries the content along where the effect has moved it at once; content without a place waits for its first layout.
  func jumped(from old: Effect, to new: Effect) {
    guard content.hasPlace, let old = old as? any PlacingEffect else { return }
    let way = old.way(to: new, size: layoutFrame.size)
    if way != .zero { contentJumped(by: way) }
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
