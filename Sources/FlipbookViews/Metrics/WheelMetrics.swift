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
  /// Whether each wheel has a band of its own.
  package var hasBand = true

  /// The wheels of the plate that a time's button opens.
  static var plate: WheelMetrics {
    var metrics = WheelMetrics()
    (metrics.height, metrics.band, metrics.bandInset) = (204, 34, 16)
    (metrics.radius, metrics.angle, metrics.font) = (77, 0.415, 23)
    return metrics
  }
}
