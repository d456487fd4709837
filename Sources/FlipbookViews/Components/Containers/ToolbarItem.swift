import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// Never: the item is its own content.
  public typealias Body = Never
  /// The name of the item; none where nobody may change the bar.
  public let id: ID
  let placement: ToolbarItemPlacement
  let content: Content
  private var isShown = true

  /// Makes an item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == Void {
    id = ()
    self.placement = placement
    self.content = content()
  }

  /// Makes an item of a bar that people may change, under a name. Nobody changes a film's.
  ///
  /// - Parameter showsByDefault: Whether the item is shown.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.id = id
    self.placement = placement
    self.content = content()
    isShown = showsByDefault
  }

  /// The item; none where a bar that can be changed begins without it.
  public var _items: [_ToolbarEntry] {
    isShown ? [_ToolbarEntry(placement: placement, view: AnyView(content))] : []
  }
}
