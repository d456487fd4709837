import FlipbookDrawing

/// Cells with a ground of their own.
struct FigureTableHighlight {
  /// All rows where it is nil.
  var row: Int?
  /// All columns where it is nil.
  var column: Int?
  var color: Color

  func holds(row: Int, column: Int) -> Bool {
    (self.row ?? row) == row && (self.column ?? column) == column
  }
}
