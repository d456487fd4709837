/// The controls that a row of a table has while it is edited.
struct RowEditing: Equatable {
  /// The disc at the leading edge.
  var style = UITableViewCell.EditingStyle.none
  /// Whether a circle at the leading edge shows that the row is selected, in place of a disc.
  var isChosen = false
  /// Whether the content makes room for the leading control.
  var isIndented = true
  /// Whether a handle at the trailing edge moves the row.
  var isMovable = false

  /// Whether there is a control at the leading edge.
  var hasDisc: Bool { isChosen || style != .none }
}
