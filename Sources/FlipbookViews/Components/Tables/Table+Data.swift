import FlipbookMotion
import Foundation

extension Table {
  /// Makes a row for each element of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Makes a row for each element of a collection, of which a tap chooses one by its identity.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection))
  }

  /// Makes a row for each element of a collection; the chosen ones are those whose identities a binding holds. Taps
  /// don't change it.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection))
  }

  /// Makes a row for each element of a collection. Taps on titles change the order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
    self.init(rows: TableForEachContent(data: data), columns: columns(), order: sortOrder)
  }

  /// Makes a row for each element of a collection, of which a tap chooses one. Taps on titles change the order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection),
      order: sortOrder)
  }

  /// Makes a row for each element of a collection, with a set of chosen ones. Taps on titles change the order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection),
      order: sortOrder)
  }
}
