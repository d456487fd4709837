import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An item that bars have by themselves elsewhere.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  /// The button that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
