import FlipbookDrawing
import Foundation

/// How a list or a lazy stack arranges its rows, for what makes only those in sight.
@MainActor
package final class LazyRows {
  /// Fewer rows are all made at once.
  static let fewest = 1_000

  let axis: Axis
  /// Between rows, in points; nil for the rows' own wishes.
  var spacing: CGFloat?
  /// The guide across the axis that rows are aligned by.
  var guide: AlignmentKey
  /// The modifier that makes rows of a list of views; nil in a stack.
  var listRow: ListRowModifier?

  init(axis: Axis, spacing: CGFloat?, guide: AlignmentKey, listRow: ListRowModifier? = nil) {
    self.axis = axis
    self.spacing = spacing
    self.guide = guide
    self.listRow = listRow
  }
}
