/// The rows of a section of a table.
public struct _TableSection<Value: Identifiable>: View, TableRowContent {
  /// The values of the rows, from the top.
  public let _values: [Value]

  /// Nothing: the table makes the rows' views.
  public var body: some View { EmptyView() }
}

extension Section: TableRowContent where Content: TableRowContent {
  /// The values of the section's rows.
  public var _values: [Content.TableRowValue] { content._values }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section of a table's rows.
  public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> TableRowBuilder<Value>.Group)
  where Content == _TableSection<Value> {
    self.init(content: { _TableSection(_values: content()._values) })
  }
}
