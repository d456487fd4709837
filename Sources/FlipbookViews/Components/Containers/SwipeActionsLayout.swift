import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Places the actions of a swipe side by side, the first at the edge; each has the same part of what is in sight.
struct SwipeActionsLayout: Layout {
  let swipe: RowSwipe
  /// How much is in sight, in points.
  var reveal: CGFloat
  /// How much of it the first action takes from the others: none at 0, all at 1.
  var fill: CGFloat

  nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(reveal, fill) }
    set { (reveal, fill) = (newValue.first, newValue.second) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let natural = ProposedViewSize(width: nil, height: bounds.height)
    let width = subviews.map { $0.sizeThatFits(natural).width }.max() ?? 0
    let all = width * CGFloat(subviews.count)
    swipe.measured(width: all, rowWidth: bounds.width, first: subviews.first?[SwipeTriggerKey.self])
    let parts = RowSwipe.parts(subviews.count, of: reveal, fill: fill)
    for (view, part) in zip(subviews, parts) {
      let x =
        swipe.edge == .trailing ? bounds.maxX - part.start - part.width : bounds.minX + part.start
      view.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: part.width, height: bounds.height))
    }
  }
}
