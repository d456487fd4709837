import FlipbookDrawing
import Foundation

/// The grounds of a date and a time.
package struct PillMetrics: Equatable, Sendable {
  package var horizontal: CGFloat = 12
  package var height: CGFloat = 36
  package var cornerRadius: CGFloat = 8
  /// Between a date and its time.
  package var gap: CGFloat = 4
}
