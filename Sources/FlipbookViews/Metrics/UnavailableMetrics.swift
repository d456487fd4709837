import FlipbookDrawing
import Foundation

/// Measures of the page that says that there is nothing to show.
package struct UnavailableMetrics: Equatable, Sendable {
  /// Between the symbol and the title.
  package var title: CGFloat = 15.33
  /// Between the title and the description.
  package var description: CGFloat = 2.67
  /// Beside all of it.
  package var sides: CGFloat = 32
  /// Over the buttons, whether there are any or not.
  package var actions: CGFloat = 20
}
