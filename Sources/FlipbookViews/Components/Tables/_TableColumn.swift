import FlipbookMotion
import Foundation

/// A column without the types of its views.
public struct _TableColumn<RowValue: Identifiable, Sort: SortComparator> {
  let label: AnyView
  let content: @MainActor (RowValue) -> AnyView
  let comparator: Sort?
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  /// Nil for as much as the table has.
  var maxWidth: CGFloat?
  var alignment: HorizontalAlignment = .leading

  /// The same column for a table that other columns order.
  func unordered<Other: SortComparator>() -> _TableColumn<RowValue, Other> {
    var other = _TableColumn<RowValue, Other>(label: label, content: content, comparator: nil)
    (other.minWidth, other.idealWidth, other.maxWidth) = (minWidth, idealWidth, maxWidth)
    other.alignment = alignment
    return other
  }
}
