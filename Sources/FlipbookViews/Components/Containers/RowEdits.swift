import Foundation

/// The actions of a `ForEach` for its rows, as `onDelete` and `onMove` set them.
@MainActor
final class RowEdits {
  /// Deletes the elements at some places; nil where rows can't be deleted.
  var delete: ((IndexSet) -> Void)?
  /// Moves the elements at some places before another place; nil where rows can't be moved.
  var move: ((IndexSet, Int) -> Void)?

  init() {}

  /// A copy of other actions; none without others.
  convenience init(_ other: RowEdits?) {
    self.init()
    (delete, move) = (other?.delete, other?.move)
  }

  /// Those of the row at a place.
  func row(_ place: Int, of group: RowGroup) -> RowEdit {
    RowEdit(
      delete: delete.map { action in { action(IndexSet(integer: place)) } }, move: move, place: place,
      group: group)
  }
}
