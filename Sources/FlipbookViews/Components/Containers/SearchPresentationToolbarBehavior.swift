import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The behaviour of the toolbar while a search is open.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The usual behaviour.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The content stays in sight.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
