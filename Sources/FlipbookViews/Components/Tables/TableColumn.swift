import FlipbookMotion
import Foundation

/// A column of a table: a title, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  private let label: Label
  private let content: @MainActor (RowValue) -> Content
  private let comparator: Sort?
  private var widths: (least: CGFloat?, ideal: CGFloat?, most: CGFloat?) = (nil, nil, nil)
  private var side = HorizontalAlignment.leading

  init(label: Label, comparator: Sort?, content: @escaping @MainActor (RowValue) -> Content) {
    (self.label, self.comparator, self.content) = (label, comparator, content)
  }

  /// The column itself.
  public var _columns: [_TableColumn<RowValue, Sort>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator,
        minWidth: widths.least, idealWidth: widths.ideal, maxWidth: widths.most, alignment: side)
    ]
  }

  /// Sets the width, in points. Nil leaves it to the table.
  public func width(_ width: CGFloat? = nil) -> Self { self.width(min: width, ideal: width, max: width) }

  /// Sets the least, the wished and the greatest width, in points. Nil leaves a limit to the table. Columns share
  /// the room beyond their least widths.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    var column = self
    column.widths = (min, ideal, max)
    return column
  }

  /// Sets the side on which the column's views and its title stand; leading unless set.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.side = alignment.side
    return column
  }

  /// Names the column for a customization, which a film has none of.
  public func customizationID(_ id: String) -> Self { self }
}
