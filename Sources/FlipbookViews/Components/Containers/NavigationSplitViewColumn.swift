import FlipbookDrawing
import Foundation

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
