import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows one of several views: the chosen one.
struct ChosenLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let chosen: AnyHashable

  private func index(_ subviews: Subviews) -> Int? {
    subviews.firstIndex { $0.element.choiceTag == chosen }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    index(subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let index = index(subviews)
    for (position, subview) in subviews.enumerated() {
      subview.element.isDrawn = position == index
      subview.place(at: bounds.origin, proposal: proposal)
    }
  }
}
