import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions of one row of a `ForEach`.
@MainActor
struct RowEdit {
  /// Deletes the row; nil where it can't be deleted.
  var delete: (() -> Void)?
  /// Whether the row shows a handle while the list is edited.
  var isMovable = false
}
