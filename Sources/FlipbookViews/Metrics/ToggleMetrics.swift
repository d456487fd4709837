import FlipbookDrawing
import Foundation

/// Switches.
package struct ToggleMetrics: Equatable, Sendable {
  package var drawn = CGSize(width: 51, height: 31)
  /// The size of a switch in layouts; it is drawn from its leading edge.
  package var laidOut = CGSize(width: 49, height: 31)
  package var knob: CGFloat = 27
  package var gap: CGFloat = 8
}
