import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Places a view, a brace as long as its edge, and a label at the brace's tip.
struct BraceLayout: Layout {
  var edge: Edge
  var depth: CGFloat
  var spacing: CGFloat

  private var isAcross: Bool { edge == .top || edge == .bottom }

  /// The sizes of the view and the label.
  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (content: CGSize, label: CGSize) {
    let label = subviews.count > 2 ? subviews[2].sizeThatFits(.unspecified) : .zero
    var room = proposal
    let taken = depth + spacing + (isAcross ? label.height : label.width) + spacing
    if isAcross {
      room.height = room.height.map { max(0, $0 - taken) }
    } else {
      room.width = room.width.map { max(0, $0 - taken) }
    }
    return (subviews.first?.sizeThatFits(room) ?? .zero, label)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (content, label) = sizes(proposal, subviews)
    let beside = depth + 2 * spacing
    return isAcross
      ? CGSize(width: max(content.width, label.width), height: content.height + beside + label.height)
      : CGSize(width: content.width + beside + label.width, height: max(content.height, label.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count > 2 else { return }
    let (content, label) = sizes(proposal, subviews)
    let brace =
      isAcross
      ? CGSize(width: content.width, height: depth) : CGSize(width: depth, height: content.height)
    // From the view outwards.
    let order = [(subviews[0], content), (subviews[1], brace), (subviews[2], label)]
    var along: CGFloat = 0
    for (view, size) in order {
      let extent = isAcross ? size.height : size.width
      let center =
        switch edge {
        case .bottom: CGPoint(x: bounds.midX, y: bounds.minY + along + extent / 2)
        case .top: CGPoint(x: bounds.midX, y: bounds.maxY - along - extent / 2)
        case .trailing: CGPoint(x: bounds.minX + along + extent / 2, y: bounds.midY)
        case .leading: CGPoint(x: bounds.maxX - along - extent / 2, y: bounds.midY)
        }
      view.place(at: center, anchor: .center, proposal: ProposedViewSize(size))
      along += extent + spacing
    }
  }
}
