/// Makes rows of a table from a closure, from the top.
@MainActor
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Rows of a closure.
  public struct Group: TableRowContent {
    /// The values of the rows.
    public let _values: [Value]
  }

  /// Rows.
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Group
  where Rows.TableRowValue == Value {
    Group(_values: rows._values)
  }

  /// All of a closure's rows.
  public static func buildBlock(_ rows: Group...) -> Group { Group(_values: rows.flatMap(\._values)) }
  /// The rows of a condition, if it holds.
  public static func buildOptional(_ rows: Group?) -> Group { rows ?? Group(_values: []) }
  /// The rows of the first branch.
  public static func buildEither(first rows: Group) -> Group { rows }
  /// The rows of the other branch.
  public static func buildEither(second rows: Group) -> Group { rows }
  /// The rows of a loop, in order.
  public static func buildArray(_ rows: [Group]) -> Group { Group(_values: rows.flatMap(\._values)) }
}
