import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Names the view that a page zooms from.
struct ZoomKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}
