import FlipbookDrawing
import Foundation

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
