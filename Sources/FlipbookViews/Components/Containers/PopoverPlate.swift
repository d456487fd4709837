import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Places the content of a popover beside the view that it belongs to, on a plate with an arrow.
struct PopoverPlate: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  @Environment(\.colorScheme) private var scheme

  init(anchor: PopoverAttachmentAnchor, edge: Edge?) { (self.anchor, self.edge) = (anchor, edge) }

  static var affectsLayout: Bool { true }
  static var compositesAsOne: Bool { true }
  static var fadesWithContent: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize { content.runtime.size }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let place = self.place(of: content, in: size)
    content.place(at: place.plate.origin, proposal: ProposedViewSize(place.plate.size))
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    let place = self.place(of: content, in: size)
    var shadow = context
    shadow.addFilter(
      .shadow(color: .black.opacity(PopoverPlace.shadowOpacity), radius: PopoverPlace.shadowRadius))
    shadow.fill(place.outline, with: .color(SystemGrounds.plain(scheme, isElevated: true)))
    var inner = context
    inner.clip(
      to: Path(roundedRect: place.plate, cornerRadius: PopoverPlace.cornerRadius, style: .continuous))
    content.recordPlaced(in: inner)
  }

  private func place(of content: Element, in size: CGSize) -> PopoverPlace {
    let most = ProposedViewSize(width: size.width - 2 * PopoverPlace.margin, height: nil)
    var own = content.sizeThatFits(.unspecified)
    if own.width > most.width ?? own.width { own = content.sizeThatFits(most) }
    return PopoverPlace(size: own, anchor: target(of: content), in: size, edge: edge)
  }

  /// The target of the arrow, in the film.
  private func target(of content: Element) -> CGRect {
    var element: Element? = content
    while let current = element, !current.isPortal { element = current.parent }
    guard let around = element?.parent else { return .zero }
    let size = around.layoutFrame.size
    let own: CGRect =
      switch anchor {
      case .rect(.bounds): CGRect(origin: .zero, size: size)
      case .rect(.rect(let rect)): rect
      case .point(let point):
        CGRect(x: size.width * point.x, y: size.height * point.y, width: 0, height: 0)
      }
    return own.bounds(through: around.transformToRoot())
  }
}
