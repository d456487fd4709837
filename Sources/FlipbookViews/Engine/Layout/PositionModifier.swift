import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Puts the centre of a view at a point of the room it is offered, all of which it takes.
struct PositionModifier: ElementModifier {
  var position: CGPoint

  static var affectsLayout: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let own = content.sizeThatFits(proposal)
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let own = content.sizeThatFits(proposal)
    content.place(
      at: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal: proposal)
  }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? { nil }
}
