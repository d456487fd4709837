import FlipbookDrawing
import Foundation

/// The shape of a dynamic item for contacts.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of its bounds.
  case rectangle = 0
  /// The ellipse in its bounds.
  case ellipse = 1
  /// The `collisionBoundingPath`, which has to be convex and is taken about the centre.
  case path = 2
}
