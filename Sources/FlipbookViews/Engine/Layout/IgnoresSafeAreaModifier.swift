import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives a view the room that bars around it take from the others.
struct IgnoresSafeAreaModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let edges: Edge.Set
  @Environment(\.safeAreaInsets) private var safeArea

  init(edges: Edge.Set) { self.edges = edges }

  static var affectsLayout: Bool { true }

  private var insets: EdgeInsets {
    var insets = safeArea
    if !edges.contains(.top) { insets.top = 0 }
    if !edges.contains(.leading) { insets.leading = 0 }
    if !edges.contains(.bottom) { insets.bottom = 0 }
    if !edges.contains(.trailing) { insets.trailing = 0 }
    return insets
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let insets = self.insets
    let offered = ProposedViewSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
    let own = content.sizeThatFits(offered)
    guard insets != EdgeInsets() else { return content.place(at: .zero, proposal: proposal) }
    let leading =
      content.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    content.place(
      at: CGPoint(
        x: ((offered.width ?? 0) - own.width) / 2 - leading,
        y: ((offered.height ?? 0) - own.height) / 2 - insets.top), proposal: offered)
  }
}
