import FlipbookDrawing
import Foundation

/// An object that holds items that can have the focus.
@MainActor @preconcurrency
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// Returns the items in a rectangle. It is never called.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
