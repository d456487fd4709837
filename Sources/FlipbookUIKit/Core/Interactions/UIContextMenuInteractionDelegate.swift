import FlipbookDrawing
import Foundation

/// The method that gives a menu. It is never called.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Never called. No menu is opened.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
