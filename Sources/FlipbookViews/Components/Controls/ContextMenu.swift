import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The choices that a long press on a view opens.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  /// Makes a menu of choices.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
