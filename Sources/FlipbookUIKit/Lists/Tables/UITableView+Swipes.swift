import FlipbookDrawing
import FlipbookViews
import Foundation

extension UITableView: SwipedList {
  func row(at point: CGPoint) -> (path: IndexPath, view: UIView)? {
    indexPathForRow(at: point).flatMap { path in cellForRow(at: path).map { (path, $0) } }
  }

  func path(ofRow view: UIView) -> IndexPath? { (view as? UITableViewCell).flatMap { indexPath(for: $0) } }

  func place(ofRow path: IndexPath) -> CGRect { frame(of: path, in: places) }

  func willSwipe(_ path: IndexPath) { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }

  func didSwipe(_ path: IndexPath?) { tableDelegate?.tableView(self, didEndEditingRowAt: path) }

  func closed(_ swipe: ListSwipe) { swipes.closed(swipe) }

  /// The actions that a swipe reveals at an edge of a row; nil for none. Without actions of the delegate's a row whose
  /// edits are committed can be deleted.
  func swipeActions(_ edge: HorizontalEdge, at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    if edge == .leading {
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    if let older = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      let actions = UISwipeActionsConfiguration(actions: older.map { contextual($0, at: path) })
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
    guard dataSource is any UITableViewEditing,
      tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    return UISwipeActionsConfiguration(actions: [deletion(of: path)])
  }

  /// An action of the older form as one of today's.
  private func contextual(_ action: UITableViewRowAction, at path: IndexPath) -> UIContextualAction {
    let result = UIContextualAction(
      style: action.style == .normal ? .normal : .destructive, title: action.title
    ) { _, _, end in
      action.handler(action, path)
      end(true)
    }
    result.backgroundColor = action.backgroundColor
    return result
  }

  private func deletion(of path: IndexPath) -> UIContextualAction {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, end in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      end(true)
    }
  }
}
