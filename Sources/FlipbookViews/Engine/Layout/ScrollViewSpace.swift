import FlipbookDrawing
import Foundation

/// The name of the coordinate space of a scroll view.
struct ScrollViewSpace: Hashable {
  /// Nil for that of any.
  let axis: Axis?
}
