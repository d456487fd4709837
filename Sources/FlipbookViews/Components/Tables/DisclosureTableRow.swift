import FlipbookMotion

/// A row of a table over rows that it shows once it is opened.
public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  /// The values of the rows, from the top.
  public let _values: [Value]

  /// Makes a row that is closed.
  public init<Content: TableRowContent>(
    _ value: Value, @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value {
    _values = [value]
    unsupported("DisclosureTableRow.init")
  }

  /// Makes a row that is open while a binding is true.
  public init<Content: TableRowContent>(
    _ value: Value, isExpanded: Binding<Bool>, @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value {
    _values = [value] + (isExpanded.wrappedValue ? content()._values : [])
    unsupported("DisclosureTableRow.init")
  }
}
