import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An element changed by a modifier.
@MainActor
package final class ModifierElement<Modifier: ElementModifier>: Element, WrappingElement {
  package let content: Element
  private let value: AnimatedValue<Modifier>

  package init(node: _ViewNode, content: Element, value: AnimatedValue<Modifier>) {
    self.content = content
    self.value = value
    super.init(node: node)
    content.parent = self
    if Modifier.fadesWithContent { content.fadesInParent = true }
    if Modifier.isPortal { runtime.portals.add(self) }
    if Modifier.self == PageBehindModifier.self { runtime.pagesBehind.add(self) }
    if Modifier.self == ZIndexModifier.self { runtime.hasZIndices = true }
    if Modifier.self == AlignmentGuideModifier.self { runtime.hasGuideClosures = true }
  }

  package override var modified: Element? { content }
  package override var contentInPlace: Element? { Modifier.affectsLayout ? nil : content }
  package override var isPortal: Bool { Modifier.isPortal }
  override var holdsContent: Bool { Modifier.holdsContent }
  override var shownFade: AnimatedValue<_OpacityEffect>? {
    Modifier.fadesWithContent ? content.shownFade ?? fade : fade
  }
  package override var compositesAsOne: Bool { Modifier.compositesAsOne }

  package var modifier: Modifier { value.presentation }
  override var inspection: Inspection? { Inspection(value) }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    modifier.sizeThatFits(proposal, content: content)
  }

  package override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    modifier.place(content, in: size, proposal: proposal)
  }

  override func placeRowFillers(in plate: CGRect) {
    let origin = content.layoutFrame.origin
    content.placeRowFillers(in: plate.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    modifier.explicitAlignment(key, in: size, content: content)
  }

  package override var traits: ElementTraits {
    var traits = content.traits
    modifier.changeTraits(&traits)
    return traits
  }

  package override var zIndex: Double { Modifier.zIndex(of: content) { value.presentation } }
  package override var layoutPriority: Double { Modifier.layoutPriority(of: content) { value.presentation } }
  package override var spacing: ViewSpacing { modifier.spacing(of: content) }
  override var run: LazyRunElement? { Modifier.meansRuns ? content.run : nil }
  package override var isSpacer: Bool { content.isSpacer && !Modifier.affectsLayout }

  package override func record(in context: GraphicsContext, size: CGSize) {
    modifier.record(content, in: context, size: size, element: self)
  }

  package override var subelements: [Element] { [content] }

  package override func allowsHits(at point: CGPoint) -> Bool {
    modifier.allowsHits(at: point, size: displayFrame.size)
  }

  package override func isHit(at point: CGPoint) -> Bool {
    modifier.isHit(at: point, size: displayFrame.size)
  }
  package override var coordinateSpaceName: AnyHashable? { modifier.coordinateSpaceName }
  package override var gestures: [AttachedGesture] { modifier.gestures(of: self) }
  package override var hover: HoverHandler? { modifier.hover }
  package override var drop: DropHandler? { modifier.drop }
  package override var control: ControlInfo? { modifier.control }
  package override var accessibilityNames: [String] { modifier.accessibilityNames }

  package override func transformFromContent(_ content: Element) -> ProjectionTransform {
    modifier.contentTransform(size: displayFrame.size)
  }
}
