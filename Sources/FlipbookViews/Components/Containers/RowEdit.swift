import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions of one row of a `ForEach`.
@MainActor
struct RowEdit {
  /// Deletes the row; nil where it can't be deleted.
  var delete: (() -> Void)?
  /// Moves elements before another place; nil where rows can't be moved.
  var move: ((IndexSet, Int) -> Void)?
  /// The place of the row in its `ForEach`.
  var place = 0
  /// The rows of the `ForEach`, which stay the same as it is updated.
  var group: RowGroup

  /// Whether the row shows a handle while the list is edited.
  var isMovable: Bool { move != nil }
}
