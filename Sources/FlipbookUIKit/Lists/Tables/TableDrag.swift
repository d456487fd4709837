import FlipbookDrawing
import FlipbookViews
import Foundation

/// The drag of a table's row by its handle, among the rows of its section.
@MainActor
final class TableDrag {
  private unowned let table: UITableView
  private let path: IndexPath
  private let start: CGFloat
  private let move = RowMove()
  private let group = RowGroup()

  init(of path: IndexPath, in table: UITableView, from start: CGFloat) {
    (self.path, self.table, self.start) = (path, table, start)
    move.animate = { change in
      UIView.animate(
        withDuration: RowMove.settlingTime, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
        animations: change)
    }
    group.count = table.numberOfRows(inSection: path.section)
    for (row, cell) in table.cells.inOrder where row.section == path.section {
      let height = cell.bounds.height
      group[row.row] = RowGroup.Row(height: { height }, show: { [weak cell] in cell?.show($0) })
    }
  }

  func move(to y: CGFloat) { move.drag(path.row, of: group, by: y - start) }

  /// Takes all rows back to their places.
  func cancel() { move.cancel() }

  /// Lets the row go: the data source moves it, and the row goes the rest of the way.
  func end(at y: CGFloat) {
    move.end(path.row, of: group, by: y - start) { [self] _, before in
      let new = IndexPath(row: before > path.row ? before - 1 : before, section: path.section)
      table.dataSource?.tableView(table, moveRowAt: path, to: new)
      table.reorder(section: path.section, from: path.row, to: new.row)
    }
  }
}

extension UITableViewCell {
  /// Draws the row away from its place: one that a finger holds is over the others, with a shadow.
  fileprivate func show(_ lift: RowLift) {
    if lift.isLifted { superview?.bringSubviewToFront(self) }
    transform = CGAffineTransform(translationX: 0, y: lift.y)
    layer.shadowOpacity = lift.isLifted ? 0.25 : 0
    layer.shadowRadius = 8
    layer.shadowOffset = .zero
  }
}
