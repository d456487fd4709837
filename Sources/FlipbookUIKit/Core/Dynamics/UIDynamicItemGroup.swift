import FlipbookDrawing
import Foundation

/// Several items that move as one.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items of the group.
  public let items: [any UIDynamicItem]
  private var offsets: [CGPoint] = []
  private var turn = CGAffineTransform.identity

  /// Makes a group of items that keep their present places to each other.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    let middle = center
    offsets = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
    place = middle
  }

  private var place: CGPoint?

  /// The centre of the group, in points. Setting it moves the items.
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

  /// The size of the rectangle around the items, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The rotation of the group. Setting it turns the items about its centre.
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
