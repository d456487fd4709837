import Foundation

/// How far a row of a list is drawn from its place while rows are moved.
struct RowLift: Equatable {
  /// Downwards, in points.
  var y: CGFloat = 0
  /// Whether a finger holds the row: it is drawn over the others, with a shadow.
  var isLifted = false
}
