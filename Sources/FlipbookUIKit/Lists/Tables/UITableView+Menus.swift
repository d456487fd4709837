import FlipbookDrawing
import Foundation

extension UITableView {
  /// Returns the menu of the row at a point of the content; nil for none.
  func menu(at point: CGPoint) -> ContextPress.Source? {
    guard !isEditing, let tableDelegate, let row = row(at: point),
      let configuration = tableDelegate.tableView(
        self, contextMenuConfigurationForRowAt: row.path, point: point)
    else { return nil }
    // A lifted row isn't grey; a touch that ends before still selects it.
    (row.view as? UITableViewCell)?.setHighlighted(false, animated: false)
    let target = tableDelegate.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
    return ContextPress.Source(
      part: LiftedKitView(row: row.view, target), configuration: configuration, sender: self,
      willOpen: { [weak self] in
        guard let self else { return }
        self.tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: nil)
      },
      willClose: { [weak self] in
        guard let self else { return }
        self.tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: nil)
      },
      commit: { [weak self] in
        guard let self else { return }
        self.tableDelegate?.tableView(
          self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
      })
  }
}
