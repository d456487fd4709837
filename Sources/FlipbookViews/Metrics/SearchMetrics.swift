import FlipbookDrawing
import Foundation

/// Search fields in bars.
package struct SearchMetrics: Equatable, Sendable {
  package var height: CGFloat = 36
  package var cornerRadius: CGFloat = 10
  /// From the field's edges to the glass and to what ends the text, and from the glass to the text.
  package var leading: CGFloat = 6.25
  package var trailing: CGFloat = 8
  package var glassSpacing: CGFloat = 5.5
  package var above: CGFloat = 1
  package var below: CGFloat = 15
  /// The same while the search is open, and from the field to the button that ends it.
  package var aboveOpen: CGFloat = 8
  package var belowOpen: CGFloat = 8
  package var cancelSpacing: CGFloat = 12
}
