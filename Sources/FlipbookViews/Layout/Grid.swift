import FlipbookDrawing
import Foundation

/// Views in rows and columns. Each ``GridRow`` is a row; other views take a row to themselves.
public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content

  /// Makes a grid of the views in a closure.
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

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that arranges the cells.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayoutNode(view: view, inputs: inputs, layout: { $0.layout }, content: { $0.content })
  }
}

/// A row of a ``Grid``: one cell for each view.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content
  @State private var row = GridRowIdentity()

  /// Makes a row of the views in a closure.
  /// - Parameter alignment: The alignment of the cells; nil for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The cells, each marked with its row.
  public var body: some View {
    content.layoutValue(key: GridRowKey.self, value: GridRowValue(identity: row, alignment: alignment))
  }
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
  /// Makes the cell reach over several columns of a grid.
  /// - Parameter count: The number of columns.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Sets the point of the cell that the view keeps to, in place of the grid's alignment.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Sets the axes on which the cell takes the size that others make, without asking for more.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }

  /// Sets the alignment of the cells of the column this one is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}
