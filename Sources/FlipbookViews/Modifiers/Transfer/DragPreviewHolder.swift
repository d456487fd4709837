import FlipbookDrawing
import Foundation

/// Holds the view that is shown in place of the one that is dragged.
@MainActor
final class DragPreviewHolder {
  weak var element: Element?

  nonisolated init() {}
}
