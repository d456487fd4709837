/// Rows of a table.
@MainActor
public protocol TableRowContent<TableRowValue> {
  /// The value that a row shows.
  associatedtype TableRowValue: Identifiable
  /// The values of the rows, from the top.
  var _values: [TableRowValue] { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The values of the rows of all elements.
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

@MainActor
extension ForEach where Content: TableRowContent {
  /// Makes rows of a table for each element, which identifies itself.
  public init<R: Identifiable>(_ data: Data, @TableRowBuilder<R> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == R {
    self.init(data: data, id: \.id, content: content)
  }

  /// Makes a row of a table for each element, which identifies itself.
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, id: \.id) { TableRow($0) }
  }

  /// Makes rows of a table for each element, which a key path identifies.
  public init<R: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<R> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == R {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
