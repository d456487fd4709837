import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Names a group of views that share their geometry.
struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}
