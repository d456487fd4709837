import FlipbookDrawing
import Foundation

/// Sliders.
package struct SliderMetrics: Equatable, Sendable {
  package var height: CGFloat = 31
  package var track: CGFloat = 4
  /// From the slider's edge to the track's end.
  package var trackInset: CGFloat = 1
  /// The middle of the track from the top.
  package var trackMiddle: CGFloat = 16
  package var knob: CGFloat = 27
  /// The middle of the knob from the top.
  package var knobMiddle: CGFloat = 15
  /// From the slider's edge to the middle of the knob at that end.
  package var knobInset: CGFloat = 13
}
