import FlipbookDrawing
import Foundation

/// Measures of the page that says that there is nothing to show.
package struct UnavailableMetrics: Equatable, Sendable {
  /// Between the title and the description.
  package var description: CGFloat = 3
  /// Over the buttons, whether there are any or not.
  package var actions: CGFloat = 20
}
