import FlipbookDrawing
import Foundation

/// The row of a bar: items at its ends, and a title in its middle, or as near to it as the items leave room.
///
/// Its views are the leading items, the title and the trailing items.
struct BarRow: Layout {
  /// The least room between a title and items, in points.
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let trailing = place(subviews[2], in: bounds, room: bounds.width, .trailing)
    let leading = place(subviews[0], in: bounds, room: bounds.width - trailing, .leading)
    let room = max(0, bounds.width - leading - trailing)
    let offer = ProposedViewSize(width: room, height: bounds.height)
    let width = min(subviews[1].sizeThatFits(offer).width, room)
    let x = min(max((bounds.width - width) / 2, leading), bounds.width - trailing - width)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }

  /// Places items at an end, no wider than they are by themselves.
  ///
  /// - Returns: The width that they take of the title's room.
  private func place(_ items: LayoutSubview, in bounds: CGRect, room: CGFloat, _ end: UnitPoint) -> CGFloat {
    let ideal = items.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
    var offer = ProposedViewSize(width: max(0, room), height: bounds.height)
    if items.sizeThatFits(offer).width > ideal { offer.width = max(0, min(ideal, room)) }
    items.place(
      at: CGPoint(x: end == .leading ? bounds.minX : bounds.maxX, y: bounds.midY), anchor: end,
      proposal: offer)
    let width = items.sizeThatFits(offer).width
    return width > 0 ? width + gap : 0
  }
}
