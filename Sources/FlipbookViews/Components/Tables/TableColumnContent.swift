import FlipbookMotion
import Foundation

/// Columns of a table.
@MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
  /// What orders rows by a column; `Never` where nothing does.
  associatedtype TableColumnSortComparator: SortComparator
  /// The columns, from the leading side.
  var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}
