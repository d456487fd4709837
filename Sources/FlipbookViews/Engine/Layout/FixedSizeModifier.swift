import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives a view its ideal size on some axes, whatever it is offered.
struct FixedSizeModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let horizontal: Bool
  let vertical: Bool

  static var affectsLayout: Bool { true }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    content.sizeThatFits(self.proposal(proposal))
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: self.proposal(proposal))
  }
}
