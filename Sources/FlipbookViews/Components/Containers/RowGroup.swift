import Foundation

/// The rows of one `ForEach`, for the drag of a row among them.
@MainActor
final class RowGroup {
  /// A row that is made.
  struct Row {
    let height: () -> CGFloat
    /// Shows how far the row is drawn from its place.
    let show: (RowLift) -> Void
  }

  /// The number of rows.
  var count = 0
  private var rows: [Int: Row] = [:]

  nonisolated init() {}

  subscript(place: Int) -> Row? {
    get { place < count ? rows[place] : nil }
    set { rows[place] = newValue }
  }

  /// All rows back at their places.
  func settle() {
    // Any order: each gets the same.
    for row in rows.values { row.show(RowLift()) }
  }
}
