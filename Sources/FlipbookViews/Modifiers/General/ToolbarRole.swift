import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The purpose of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  /// The role that follows from the place of the toolbar.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The toolbar of a navigation stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The toolbar of a browser.
  public static let browser = ToolbarRole(name: "browser")
  /// The toolbar of an editor of documents.
  public static let editor = ToolbarRole(name: "editor")
}
