import FlipbookDrawing
import Foundation

/// Views in rows and columns. Each ``GridRow`` is a row; other views take a row to themselves.
public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: Between columns, in points; nil for the usual 8.
  ///   - verticalSpacing: Between rows, in points; nil for the usual 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayoutNode(view: view, inputs: inputs, layout: { $0.layout }, content: { $0.content })
  }
}

/// A row of a ``Grid``: one cell for each view.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content
  @State private var row = GridRowIdentity()

  /// - Parameter alignment: How the cells line up; nil for the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View {
    content.layoutValue(key: GridRowKey.self, value: GridRowValue(identity: row, alignment: alignment))
  }
}

/// Tells one row from another.
final class GridRowIdentity: Sendable {}

struct GridRowValue {
  let identity: GridRowIdentity
  let alignment: VerticalAlignment?
}

private enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowValue? { nil } }
private enum GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
private enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
private enum GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
private enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

/// A cell of a grid as its view describes it.
struct GridCell {
  var index: Int
  var row: Int
  var columns: Range<Int>
  var rowAlignment: VerticalAlignment?
  var columnAlignment: HorizontalAlignment?
  var anchor: UnitPoint?
  var unsizedAxes: Axis.Set

  /// Numbers the rows and columns of views.
  @MainActor
  static func cells(of subviews: LayoutSubviews) -> [GridCell] {
    var cells: [GridCell] = []
    var whole: [Int] = []
    var (row, column) = (-1, 0)
    var identity: GridRowIdentity?
    for index in subviews.indices {
      let subview = subviews[index]
      let value = subview[GridRowKey.self]
      if value == nil || value?.identity !== identity { (row, column) = (row + 1, 0) }
      identity = value?.identity
      if value == nil { whole.append(cells.count) }
      let span = max(1, subview[GridColumnsKey.self])
      cells.append(
        GridCell(
          index: index, row: row, columns: column..<column + span, rowAlignment: value?.alignment,
          columnAlignment: subview[GridColumnAlignmentKey.self], anchor: subview[GridAnchorKey.self],
          unsizedAxes: subview[GridUnsizedAxesKey.self]))
      column += span
    }
    // A view that is in no row reaches over all columns.
    let count = cells.map(\.columns.upperBound).max() ?? 0
    for cell in whole { cells[cell].columns = 0..<count }
    return cells
  }

  /// The alignments that cells set for their columns.
  static func columnAlignments(of cells: [GridCell]) -> [Int: HorizontalAlignment] {
    var result: [Int: HorizontalAlignment] = [:]
    for cell in cells {
      if let alignment = cell.columnAlignment, result[cell.columns.lowerBound] == nil {
        result[cell.columns.lowerBound] = alignment
      }
    }
    return result
  }
}

extension View {
  /// - Parameter count: How many columns of a grid the cell reaches over.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Which point of the cell the view keeps to, in place of the grid's alignment.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// On which axes the cell takes the size that others make, without asking for more.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }

  /// How the cells of the column this one is in line up.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}
