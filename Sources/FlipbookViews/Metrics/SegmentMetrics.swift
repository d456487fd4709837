import FlipbookDrawing
import Foundation

/// Segmented pickers.
package struct SegmentMetrics: Equatable, Sendable {
  package var height: CGFloat = 32
  /// The height in layouts; the control is drawn from its top.
  package var laidOutHeight: CGFloat = 31
  /// Beside the label of the widest segment, both sides together.
  package var room: CGFloat = 22
  package var cornerRadius: CGFloat = 8
  package var thumbInset: CGFloat = 2
  package var thumbRadius: CGFloat = 7
  package var divider = CGSize(width: 1, height: 16)
}
