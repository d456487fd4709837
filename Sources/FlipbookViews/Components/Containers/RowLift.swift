import Foundation

/// How far a row of a list is drawn from its place while rows are moved.
package struct RowLift: Equatable {
  /// Downwards, in points.
  package var y: CGFloat = 0
  /// Whether a finger holds the row: it is drawn over the others, with a shadow.
  package var isLifted = false
  /// Of a row that a finger has lifted by resting on it: 1 once it has grown.
  package var growth: CGFloat = 0

  package init(y: CGFloat = 0, isLifted: Bool = false, growth: CGFloat = 0) {
    (self.y, self.isLifted, self.growth) = (y, isLifted, growth)
  }

  /// The scale of the row.
  package var scale: CGFloat { 1 + 0.04 * growth }
  /// The opacity of the row, less once it is away from its place.
  package var opacity: Double { 1 - 0.18 * growth * min(1, abs(y) / 20) }
}
