import FlipbookDrawing
import FlipbookDynamics
import FlipbookMotion
import Foundation

/// A law that pushes items with a force, for as long as it is active or once.
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether a push lasts.
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  /// Whether the push lasts.
  public let mode: Mode
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// Whether the law pushes. An instantaneous push is inactive afterwards, and true pushes again.
  open var active = true { didSet { if active { changed() } } }
  /// The push. 1 gives a square of 100 points a speed of 100 points a second, each second or at once.
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { changed() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes a push without a direction.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
  }

  /// The direction, in radians, clockwise on screen from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the push, in the units of ``pushDirection``.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction, in radians, clockwise on screen from the right, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Sets the point at which an item is pushed, from its centre, in points, so that it turns.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }

  /// Returns the point at which an item is pushed, from its centre, in points.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(_ world: DynamicWorld, step: Double) {
    guard active else { return }
    let push = SIMD2(Double(pushDirection.dx), Double(pushDirection.dy)) * 100
    let impulse = mode == .continuous ? push * step : push
    for item in items {
      guard let body = world.body(item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      body.push(impulse, at: body.turned(SIMD2(Double(offset.horizontal), Double(offset.vertical))))
    }
    if mode == .instantaneous { active = false }
  }

  override func keepsMoving(_ world: DynamicWorld) -> Bool {
    active && (pushDirection.dx != 0 || pushDirection.dy != 0)
  }
}
