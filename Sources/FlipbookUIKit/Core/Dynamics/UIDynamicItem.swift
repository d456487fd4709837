import FlipbookDrawing
import Foundation

/// An item that a dynamic animator moves and turns: a view, or an object of the scene's own.
@MainActor @preconcurrency
public protocol UIDynamicItem: AnyObject {
  /// The centre, in points. The animator sets it.
  var center: CGPoint { get set }
  /// The item's own rectangle, in points. Only its size counts.
  var bounds: CGRect { get }
  /// The transform. The animator sets rotations alone.
  var transform: CGAffineTransform { get set }
  /// The shape of the item; a rectangle unless implemented.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The convex outline for the `path` type, about the item's centre, in points.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The shape of the item; a rectangle unless implemented.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline for the `path` type; empty unless implemented.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
