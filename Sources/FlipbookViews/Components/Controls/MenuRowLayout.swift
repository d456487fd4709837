import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A row of a menu: a mark, texts one under the other, and an icon.
struct MenuRowLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let geometry: MenuGeometry?

  private var leading: CGFloat { geometry?.titleStart ?? MenuRowMetrics.margin }

  private func texts(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[MenuPartKey.self] == .text }
  }

  private func room(in width: CGFloat, _ subviews: Subviews) -> ProposedViewSize {
    let hasIcon = subviews.contains { $0[MenuPartKey.self] == .icon }
    let trailing = hasIcon ? MenuRowMetrics.icon + MenuRowMetrics.iconRoom : MenuRowMetrics.margin
    return ProposedViewSize(width: max(0, width - leading - trailing), height: nil)
  }

  private func height(_ subviews: Subviews, in room: ProposedViewSize) -> CGFloat {
    texts(subviews).reduce(0) { $0 + $1.sizeThatFits(room).height }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? MenuRowMetrics.width
    let texts = height(subviews, in: room(in: width, subviews))
    return CGSize(width: width, height: max(MenuRowMetrics.height, texts + 2 * MenuRowMetrics.vertical))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let room = room(in: bounds.width, subviews)
    var y = bounds.midY - height(subviews, in: room) / 2
    for subview in subviews {
      switch subview[MenuPartKey.self] {
      case .mark:
        subview.place(
          at: CGPoint(x: bounds.minX + MenuRowMetrics.mark, y: bounds.midY), anchor: .center,
          proposal: .unspecified)
      case .icon:
        subview.place(
          at: CGPoint(x: bounds.maxX - MenuRowMetrics.icon, y: bounds.midY), anchor: .center,
          proposal: ProposedViewSize(
            width: MenuRowMetrics.iconSize.width, height: MenuRowMetrics.iconSize.height))
      case .text:
        subview.place(at: CGPoint(x: bounds.minX + leading, y: y), proposal: room)
        y += subview.sizeThatFits(room).height
      }
    }
  }
}
