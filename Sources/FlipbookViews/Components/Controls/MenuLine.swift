import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Makes a text or an image that stands in a menu by itself a row that can't be chosen.
struct MenuLine: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let geometry: MenuGeometry
  static var affectsLayout: Bool { true }

  init(geometry: MenuGeometry) { self.geometry = geometry }

  private func isPlain(_ content: Element) -> Bool {
    content.traits.layoutValues[ObjectIdentifier(MenuItemKey.self)] as? MenuItem == nil
  }

  private func room(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - geometry.titleStart - MenuRowMetrics.margin) }, height: nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    guard isPlain(content) else { return content.sizeThatFits(proposal) }
    let own = content.sizeThatFits(room(proposal.width))
    return CGSize(
      width: proposal.width ?? own.width,
      height: max(MenuRowMetrics.height, own.height + 2 * MenuRowMetrics.vertical))
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    guard isPlain(content) else { return content.place(at: .zero, proposal: proposal) }
    let room = room(size.width)
    let own = content.sizeThatFits(room)
    let isMirrored = content.environment.layoutDirection == .rightToLeft
    // An image stands where icons do.
    let start = content.isImage ? size.width - MenuRowMetrics.icon - own.width / 2 : geometry.titleStart
    content.place(
      at: CGPoint(x: isMirrored ? size.width - start - own.width : start, y: (size.height - own.height) / 2),
      proposal: room)
  }
}
