/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// Makes the row of a value.
  public init(_ value: Value) { self.value = value }

  /// The value alone.
  public var _values: [Value] { [value] }
}
