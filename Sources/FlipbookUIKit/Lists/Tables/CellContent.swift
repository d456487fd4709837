import FlipbookDrawing
import FlipbookViews
import Foundation

/// The content of a table's cell, whose margins are the system's at the sides and 11 above and below.
final class CellContent: UIView {
  /// The margins where none are set, in points.
  var cellMargins: UIEdgeInsets {
    var screen: UIView = self
    while let next = screen.superview, !(screen is UITableView) { screen = next }
    let side = ControlMetrics.current.bar.margin(width: screen.bounds.width)
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
}
