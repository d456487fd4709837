import FlipbookDrawing
import Foundation

/// The well of a colour.
package struct ColorWellMetrics: Equatable, Sendable {
  package var size: CGFloat = 28
  package var ring: CGFloat = 3
  /// The disc of the chosen colour.
  package var disc: CGFloat = 18
}
