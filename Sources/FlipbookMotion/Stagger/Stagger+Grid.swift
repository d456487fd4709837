import Foundation

extension Stagger {
  /// The delay in seconds of a cell of a grid, in proportion to its distance from where it begins.
  ///
  /// - Parameters:
  ///   - row: the row from the top, from 0.
  ///   - column: the column from the left, from 0.
  ///   - size: the number of rows and columns.
  ///   - origin: where it begins, as shares of the grid's height and width: (0.5, 0.5) is the middle.
  ///   - interval: seconds for a distance of one cell.
  public static func delay(
    row: Int, column: Int, in size: (rows: Int, columns: Int), from origin: (row: Double, column: Double),
    each interval: TimeInterval
  ) -> TimeInterval {
    let rowOrigin = Double(max(size.rows - 1, 0)) * origin.row
    let columnOrigin = Double(max(size.columns - 1, 0)) * origin.column
    let distance = hypot(Double(row) - rowOrigin, Double(column) - columnOrigin)
    return MotionInput.finite(distance * max(interval, 0), or: 0, "A delay in a grid")
  }
}
