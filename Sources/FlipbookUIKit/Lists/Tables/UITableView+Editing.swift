import FlipbookDrawing
import FlipbookViews
import Foundation

extension UITableView {
  /// Sets whether the table and its cells are being edited: discs that delete or insert rows come from the leading edge, and
  /// handles from the trailing edge of rows that can be moved, over 0.3 s where it is animated.
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    swipes.close()
    isBeingEdited = editing
    for (path, cell) in cells.inOrder {
      cell.take(rowEditing(at: path))
      cell.setEditing(editing, animated: animated)
    }
  }

  /// The controls of a row while it is edited.
  func rowEditing(at path: IndexPath) -> RowEditing {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else {
      return RowEditing(isMovable: isMovable(path))
    }
    return RowEditing(
      style: tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete,
      isChosen: allowsMultipleSelectionDuringEditing,
      isIndented: tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true,
      isMovable: isMovable(path))
  }

  private func isMovable(_ path: IndexPath) -> Bool {
    guard let dataSource, dataSource is any UITableViewMoving else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Whether a tap selects a row now.
  var selectsNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected now.
  var selectsSeveralNow: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Deletes or inserts the row of a disc: a row is deleted by the action that the disc reveals.
  func discTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else {
      swipes.reveal(path, cell)
    }
  }

  /// Moves the row of a handle along with a finger.
  func handleMoved(_ cell: UITableViewCell, _ finger: UIGestureRecognizer) {
    let y = finger.location(in: self).y
    switch finger.state {
    case .began:
      guard let path = indexPath(for: cell) else { return }
      swipes.close()
      // The finger is the row's: the table doesn't scroll under it.
      panGestureRecognizer.isEnabled = false
      rowDrag = TableDrag(of: path, in: self, from: y)
    case .changed: rowDrag?.move(to: y)
    case .ended, .cancelled, .failed:
      if finger.state == .ended { rowDrag?.end(at: y) } else { rowDrag?.cancel() }
      rowDrag = nil
      panGestureRecognizer.isEnabled = true
    default: break
    }
  }

  /// Gives a row that was dragged its new place among those of its section, without an animation.
  func reorder(section: Int, from old: Int, to new: Int) {
    guard places.sections.indices.contains(section), old != new else { return }
    var order = Array(places.sections[section].rows.indices)
    order.insert(order.remove(at: old), at: new)
    func moved(_ path: IndexPath) -> IndexPath {
      path.section == section
        ? IndexPath(row: order.firstIndex(of: path.row) ?? path.row, section: section) : path
    }
    let rows = places.sections[section].rows
    places.sections[section].rows = order.map { rows[$0] }
    places.place(from: section)
    cells = Dictionary(uniqueKeysWithValues: cells.inOrder.map { (moved($0.key), $0.value) })
    selectedPaths = selectedPaths.map(moved)
    UIView.performWithoutAnimation {
      for (path, cell) in cells.inOrder { place(cell, at: path) }
    }
  }
}
