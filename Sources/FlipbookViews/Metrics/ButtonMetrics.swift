import FlipbookDrawing
import Foundation

/// Bordered buttons of regular size.
package struct ButtonMetrics: Equatable, Sendable {
  package var horizontal: CGFloat = 12
  package var vertical: CGFloat = 7
  /// Over and under the chosen view of a menu picker in a row of a list.
  package var verticalInRows: CGFloat = 10
  /// Before the chosen view of a menu picker in a bar, whose label is hidden.
  package var afterHiddenLabel: CGFloat = 8
}
