import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Offers a view the room that bars around it take from the others, at those of its edges that lie under or at them.
struct IgnoresSafeAreaModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let edges: Edge.Set
  @Environment(\.scrolledAxes) private var scrolledAxes

  init(edges: Edge.Set) { self.edges = edges }

  static var affectsLayout: Bool { true }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    var edges = self.edges
    // Content that scrolls keeps clear of the bars at both ends of its way.
    if scrolledAxes.contains(.vertical) { edges.subtract(.vertical) }
    if scrolledAxes.contains(.horizontal) { edges.subtract(.horizontal) }
    let insets = content.parent?.openInsets(at: edges, size: size, isPlacing: true) ?? EdgeInsets()
    if let parent = content.parent { content.runtime.safeAreaReaders.record(parent, edges, insets) }
    let left = content.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    content.place(
      at: CGPoint(x: -left, y: -insets.top),
      proposal: ProposedViewSize(
        width: proposal.width.map { $0 + insets.leading + insets.trailing },
        height: proposal.height.map { $0 + insets.top + insets.bottom }))
  }
}
