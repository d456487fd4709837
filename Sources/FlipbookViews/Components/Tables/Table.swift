import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Rows with columns. Where there is little room across (`horizontalSizeClass` is `compact`) the rows show their
/// first column alone, without titles, as on a phone. A tap on the title of a column with a comparator puts it first
/// in the order, or turns it round; the scene orders its rows by that.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let order: Binding<[Columns.TableColumnSortComparator]>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.hidesTableTitles) private var hidesTitles

  init(
    rows: Rows, columns: Columns, selection: ListSelection? = nil,
    order: Binding<[Columns.TableColumnSortComparator]>? = nil
  ) {
    (self.rows, self.columns, self.selection, self.order) = (rows, columns, selection, order)
  }

  /// The rows in a list, under the titles where there is room.
  public var body: some View {
    let columns = columns._columns
    if sizeClass == .regular {
      VStack(alignment: .leading, spacing: 0) {
        if !hidesTitles { TableTitles(columns: columns, order: order) }
        list { TableCells(columns: columns, value: $0) }
      }
    } else {
      list { columns.first?.content($0) }
    }
  }

  private func list(@ViewBuilder row: @escaping @MainActor (Value) -> some View) -> some View {
    List(chosen: selection, content: ForEach(rows._values, content: row)).listStyle(.plain)
  }
}

/// The titles over a table's columns.
private struct TableTitles<Value: Identifiable, Sort: SortComparator>: View {
  let columns: [_TableColumn<Value, Sort>]
  let order: Binding<[Sort]>?

  var body: some View {
    HStack(spacing: TableMetrics.gap) {
      ForEach(Array(columns.indices), id: \.self) { place in
        let column = columns[place]
        TableCell(column: column) {
          if let order, let comparator = column.comparator {
            Button {
              order.wrappedValue.put(comparator)
            } label: {
              HStack(spacing: TableMetrics.chevronGap) {
                column.label
                if let current = order.wrappedValue.first, current.isLike(comparator) {
                  Image(systemName: current.order == .forward ? "chevron.up" : "chevron.down").imageScale(
                    .small)
                }
              }
            }
            .buttonStyle(.plain)
          } else {
            column.label
          }
        }
      }
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .padding(.horizontal, ControlMetrics.current.list.inset)
    .padding(.vertical, TableMetrics.titleInset)
  }
}

/// The views of a row, side by side.
private struct TableCells<Value: Identifiable, Sort: SortComparator>: View {
  let columns: [_TableColumn<Value, Sort>]
  let value: Value

  var body: some View {
    HStack(spacing: TableMetrics.gap) {
      ForEach(Array(columns.indices), id: \.self) { place in
        TableCell(column: columns[place]) { columns[place].content(value) }
      }
    }
  }
}

/// The content of a column's cell, as wide as the column.
private struct TableCell<Value: Identifiable, Sort: SortComparator, Content: View>: View {
  let column: _TableColumn<Value, Sort>
  @ViewBuilder let content: Content

  var body: some View {
    content
      .lineLimit(1)
      .frame(
        minWidth: column.minWidth ?? 0, idealWidth: column.idealWidth, maxWidth: column.maxWidth ?? .infinity,
        alignment: Alignment(horizontal: column.alignment, vertical: .center))
  }
}

/// Lengths of tables, in points. No picture of a device was measured.
private enum TableMetrics {
  static let gap: CGFloat = 8
  static let chevronGap: CGFloat = 4
  static let titleInset: CGFloat = 8
}

extension Array where Element: SortComparator {
  /// Puts a comparator first. One that is first already is reversed.
  fileprivate mutating func put(_ comparator: Element) {
    var next = comparator
    if let first, first.isLike(comparator) { next.order = first.order == .forward ? .reverse : .forward }
    removeAll { $0.isLike(comparator) }
    insert(next, at: 0)
  }
}

extension SortComparator {
  /// Whether another compares the same, whatever the direction.
  fileprivate func isLike(_ other: Self) -> Bool {
    var other = other
    other.order = order
    return self == other
  }
}
