import FlipbookDrawing
import Foundation

/// A change of the focus. A film has none.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus. It is never set.
  open weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus. It is never set.
  open weak var nextFocusedItem: (any UIFocusItem)?
}
