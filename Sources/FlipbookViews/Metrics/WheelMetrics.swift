import FlipbookDrawing
import Foundation

/// Wheels of choices.
package struct WheelMetrics: Equatable, Sendable {
  package var height: CGFloat = 216
  /// The band behind the chosen row.
  package var band: CGFloat = 32
  package var bandInset: CGFloat = 9
  package var bandRadius: CGFloat = 8
  /// From the wheel's axis to its surface.
  package var radius: CGFloat = 93
  /// From a row to the next, in radians.
  package var angle: CGFloat = 0.32
  package var font: CGFloat = 21
  /// How opaque rows are that are not chosen.
  package var restOpacity: Double = 0.4
}
