import FlipbookDrawing
import Foundation

/// The actions beside a row that is swiped. Rows of collections are not swiped.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, in order.
  public let actions: [UIContextualAction]
  /// Whether a swipe over 60 % of the row runs the first action; true unless set.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
