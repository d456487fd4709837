import FlipbookMotion
import Foundation

/// The motion of the rows of a list as they come, go and move: that of UIKit's, which a phone's lists are
/// made of.
///
/// A list has an animation of its own for rows that come, go and change places, whichever a change is made
/// with. The change's completions don't wait for it. A row that becomes higher or lower does so at once.
@MainActor
struct ListMotion {
  static let animation = Animation.easeInOut(duration: 0.3)

  private enum Change {
    case nothing
    /// The list became wider or narrower, which it does by the change's own animation.
    case width
    case rows
  }

  private var change = Change.nothing
  private var update = -1
  private var order: [ObjectIdentifier]?
  private var width: CGFloat?

  /// Rows have come, gone or changed places in an update.
  mutating func rowsChanged(update: Int) { (change, self.update) = (.rows, update) }

  /// The list is about to place its rows.
  mutating func arrange(_ order: [ObjectIdentifier], width: CGFloat, update: Int) {
    if update != self.update { (change, self.update) = (.nothing, update) }
    if let known = self.order, known != order {
      change = .rows
    } else if self.width != width, change == .nothing {
      change = .width
    }
    (self.order, self.width) = (order, width)
  }

  /// The transaction that rows are placed in.
  func changePlacement(_ transaction: inout Transaction) {
    switch change {
    case .rows: transaction = Self.transaction(transaction)
    case .nothing: transaction = Transaction()
    case .width: break
    }
  }

  /// The transaction that rows come and go in.
  static func transaction(_ change: Transaction) -> Transaction {
    guard change.animation != nil else { return Transaction() }
    return Transaction(animation: animation)
  }
}
