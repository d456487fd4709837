import FlipbookDrawing
import Foundation

/// The columns of a split view that are shown; a film shows one, as a telephone does.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  let name: String
  /// The usual columns.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The content and the detail.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
