import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions of a pointer over an element.
@MainActor
package struct HoverHandler {
  /// Gets the place of the pointer in the film; nil when it has left.
  let moved: @MainActor (CGPoint?, Element) -> Void
}
