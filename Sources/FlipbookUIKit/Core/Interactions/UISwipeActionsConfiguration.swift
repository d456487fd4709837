import FlipbookDrawing
import Foundation

/// The actions beside a row that is swiped. Rows are not swiped in a film.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, in order.
  public let actions: [UIContextualAction]
  /// Has no effect. Rows are not swiped.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
