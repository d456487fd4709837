import Foundation

/// Makes columns of a table from a closure, from the leading side.
@MainActor
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Columns of a closure.
  public struct Group: TableColumnContent {
    /// The columns, in order.
    public let _columns: [_TableColumn<RowValue, Sort>]
  }

  /// A column by which rows can be ordered.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> Group {
    Group(_columns: column._columns)
  }

  /// A column by which rows are not ordered.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> Group {
    Group(_columns: column._columns.map { $0.unordered() })
  }

  /// Columns that a property or a function gives.
  public static func buildExpression(_ columns: Group) -> Group { columns }

  /// All of a closure's columns.
  public static func buildBlock(_ columns: Group...) -> Group { Group(_columns: columns.flatMap(\._columns)) }
  /// The columns of a condition, if it holds.
  public static func buildOptional(_ columns: Group?) -> Group { columns ?? Group(_columns: []) }
  /// The columns of the first branch.
  public static func buildEither(first columns: Group) -> Group { columns }
  /// The columns of the other branch.
  public static func buildEither(second columns: Group) -> Group { columns }
  /// The columns behind a check of the system's version.
  public static func buildLimitedAvailability(_ columns: Group) -> Group { columns }
}
