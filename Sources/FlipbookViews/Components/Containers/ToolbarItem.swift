import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// Never: the item is its own content.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes an item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == Void {
    self.placement = placement
    self.content = content()
  }

  /// The item.
  public var _items: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }
}
