import Foundation

/// The rows of one `ForEach`, for the drag of a row among them.
@MainActor
package final class RowGroup {
  /// A row that is made.
  package struct Row {
    let height: () -> CGFloat
    /// Shows how far the row is drawn from its place.
    let show: (RowLift) -> Void

    package init(height: @escaping () -> CGFloat, show: @escaping (RowLift) -> Void) {
      (self.height, self.show) = (height, show)
    }
  }

  /// The number of rows.
  package var count = 0
  private var rows: [Int: Row] = [:]

  package nonisolated init() {}

  package subscript(place: Int) -> Row? {
    get { place < count ? rows[place] : nil }
    set { rows[place] = newValue }
  }

  /// All rows back at their places.
  func settle() {
    // Any order: each gets the same.
    for row in rows.values { row.show(RowLift()) }
  }
}
