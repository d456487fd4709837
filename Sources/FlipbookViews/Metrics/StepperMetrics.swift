import FlipbookDrawing
import Foundation

/// Steppers.
package struct StepperMetrics: Equatable, Sendable {
  package var size = CGSize(width: 94, height: 32)
  package var divider = CGSize(width: 1, height: 18)
  package var cornerRadius: CGFloat = 8
}
