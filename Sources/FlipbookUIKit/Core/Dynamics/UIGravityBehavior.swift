import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A law by which items fall.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The acceleration, in units of 1000 points a second squared, y down; straight down unless set.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Makes a law for items.
  public init(items: [any UIDynamicItem] = []) { self.items = items }

  /// The direction, in radians, clockwise on screen from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength, in units of 1000 points a second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction, in radians, clockwise on screen from the right, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(_ world: DynamicWorld, step: Double) {
    let pull = SIMD2(Double(gravityDirection.dx), Double(gravityDirection.dy)) * 1_000
    for item in items { world.body(item)?.accelerate(pull, step) }
  }
}
