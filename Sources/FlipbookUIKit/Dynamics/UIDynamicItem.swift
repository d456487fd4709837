import FlipbookDrawing
import Foundation

/// What a dynamic item is taken for where it meets others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of its bounds.
  case rectangle = 0
  /// The ellipse in its bounds.
  case ellipse = 1
  /// Its `collisionBoundingPath`, which has to be convex and is taken about its centre.
  case path = 2
}

/// What a dynamic animator moves and turns: a view, or an object of the scene's own.
@MainActor @preconcurrency
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  /// The animator sets turns alone.
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// For the `path` type: about the item's centre.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

/// Several items that move as one.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  private var offsets: [CGPoint] = []
  private var turn = CGAffineTransform.identity

  /// - Parameter items: With the places they have now, which they keep to each other.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    let middle = center
    offsets = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
    place = middle
  }

  private var place: CGPoint?

  public var center: CGPoint {
    get {
      if let place { return place }
      let frame = frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set {
      place = newValue
      arrange()
    }
  }

  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  public var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      for item in items { item.transform = newValue }
      arrange()
    }
  }

  private var frame: CGRect {
    items.reduce(CGRect.null) { rect, item in
      let size = item.bounds.size
      return rect.union(
        CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  private func arrange() {
    let middle = center
    for (item, offset) in zip(items, offsets) {
      let moved = offset.applying(turn)
      item.center = CGPoint(x: middle.x + moved.x, y: middle.y + moved.y)
    }
  }
}
