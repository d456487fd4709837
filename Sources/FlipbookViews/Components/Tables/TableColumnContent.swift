import FlipbookMotion
import Foundation

/// Columns of a table.
@MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The value that a row shows.
  associatedtype TableRowValue: Identifiable
  /// The order of rows by a column; `Never` where there is none.
  associatedtype TableColumnSortComparator: SortComparator
  /// The columns, from the leading side.
  var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}
