import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The outline of a view that a context menu lifts.
struct MenuPreviewShape {
  /// Returns the outline in a rectangle.
  let path: @MainActor (CGRect) -> Path
}
