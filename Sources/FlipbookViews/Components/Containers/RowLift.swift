import Foundation

/// How far a row of a list is drawn from its place while rows are moved.
package struct RowLift: Equatable {
  /// Downwards, in points.
  package var y: CGFloat = 0
  /// Whether a finger holds the row: it is drawn over the others, with a shadow.
  package var isLifted = false

  package init(y: CGFloat = 0, isLifted: Bool = false) { (self.y, self.isLifted) = (y, isLifted) }
}
