import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a search field behaves in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  /// The usual behaviour.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The field is a button until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
