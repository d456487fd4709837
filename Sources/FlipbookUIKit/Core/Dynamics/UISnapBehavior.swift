import FlipbookDrawing
import Foundation

/// A law that draws an item to a point, upright, as by a spring.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point at which the item's centre comes to rest, in points.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// The damping: 0 for much swinging … 1 for none; 0.5 unless set.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Makes a law for an item.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  /// In radians a second.
  private static let frequency = 15.0

  override var ownItems: [any UIDynamicItem] { [item] }

  override func apply(_ world: DynamicWorld, step: Double) {
    guard let body = world.body(item) else { return }
    let ratio = 0.25 + 0.75 * max(0, min(1, Double(damping.isNaN ? 0.5 : damping)))
    let target = SIMD2(Double(snapPoint.x), Double(snapPoint.y))
    // An implicit step, which stays stable however stiff the spring.
    func speed<Value: SIMD>(_ offset: Value, _ speed: Value) -> Value where Value.Scalar == Double {
      let stiffness = Self.frequency * Self.frequency * step
      let drag = 2 * ratio * Self.frequency * step
      return (speed - offset * stiffness) / (1 + drag + stiffness * step)
    }
    guard !body.isFixed else { return }
    body.velocity = speed(body.position - target, body.velocity)
    if body.turns {
      let turn = speed(SIMD2(body.angle.remainder(dividingBy: 2 * .pi), 0), SIMD2(body.spin, 0))
      body.spin = turn.x
    }
  }

  override func keepsMoving(_ world: DynamicWorld) -> Bool {
    guard let body = world.body(item) else { return false }
    let away = body.position - SIMD2(Double(snapPoint.x), Double(snapPoint.y))
    return (away * away).sum() > 0.01
  }
}
