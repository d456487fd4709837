import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Places a view at an edge and the rest beside it.
struct SafeAreaInsetLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let edge: Edge
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let spacing: CGFloat?

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (
    content: ProposedViewSize, inset: ProposedViewSize, length: CGFloat
  )? {
    guard subviews.count == 2 else { return nil }
    let offered =
      isVertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
    let own = subviews[1].sizeThatFits(offered)
    let length = (isVertical ? own.height : own.width) + (spacing ?? 8)
    let content = ProposedViewSize(
      width: proposal.width.map { isVertical ? $0 : max(0, $0 - length) },
      height: proposal.height.map { isVertical ? max(0, $0 - length) : $0 })
    return (content, offered, length)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let parts = parts(proposal, subviews) else {
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    var size = subviews[0].sizeThatFits(parts.content)
    if isVertical { size.height += parts.length } else { size.width += parts.length }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let parts = parts(ProposedViewSize(bounds.size), subviews) else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let isLeft = edge == .leading
    let shift = isVertical ? (edge == .top ? parts.length : 0) : (isLeft ? parts.length : 0)
    subviews[0].place(
      at: CGPoint(x: bounds.minX + (isVertical ? 0 : shift), y: bounds.minY + (isVertical ? shift : 0)),
      proposal: parts.content)
    let own = subviews[1].dimensions(in: parts.inset)
    let outer = ViewDimensions(size: bounds.size, element: nil)
    subviews[1].place(
      at: CGPoint(
        x: bounds.minX
          + (isVertical
            ? outer[horizontal] - own[horizontal] : isLeft ? 0 : bounds.width - own.width),
        y: bounds.minY
          + (isVertical
            ? (edge == .top ? 0 : bounds.height - own.height) : outer[vertical] - own[vertical])),
      proposal: parts.inset)
  }
}
