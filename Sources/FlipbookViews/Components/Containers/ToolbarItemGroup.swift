import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Never: the group is its own content.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes a group of items at a place, as far apart as other items of it: 28 points in the bar above, 16 below.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// One item of all views.
  public var _items: [_ToolbarEntry] {
    let isBelow = placement.side == .bottom || placement.side == .none
    let spacing = isBelow ? 16 : ControlMetrics.current.bar.itemSpacing
    return [_ToolbarEntry(placement: placement, view: AnyView(HStack(spacing: spacing) { content }))]
  }
}
