import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How large the title in a toolbar is.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// The size that follows from the page before.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// A large title under the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// A small title in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// A large title; the same as `large` in a film.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
