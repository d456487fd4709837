import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Several items of a toolbar.
public struct _ToolbarItems: ToolbarContent {
  /// Never: the items are their own content.
  public typealias Body = Never
  /// The items, in order.
  public let _items: [_ToolbarEntry]
}
