import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Never: the group is its own content.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes a group of items at a place, 16 points apart.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// One item of all views.
  public var _items: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, view: AnyView(HStack(spacing: 16) { content }))]
  }
}
