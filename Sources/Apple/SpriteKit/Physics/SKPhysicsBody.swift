import Flipbook
import FlipbookDynamics
import FlipbookPicture
import Foundation

/// A node's body, which physics moves. Its speeds are in points a second; 150 points are a metre.
@MainActor @preconcurrency
open class SKPhysicsBody: NSObject, NSCopying {
  let body: SpriteBody
  /// The node that has the body.
  open internal(set) weak var node: SKNode?
  /// Whether gravity pulls the body.
  open var affectedByGravity = true
  /// The categories that the body is of.
  open var categoryBitMask: UInt32 = 0xffff_ffff
  /// The categories that stop the body.
  open var collisionBitMask: UInt32 = 0xffff_ffff
  /// The categories whose contacts are reported to the world's delegate.
  open var contactTestBitMask: UInt32 = 0
  /// Whether a fast body stops at what it would pass in one step.
  open var usesPreciseCollisionDetection = false
  /// The joints at the body.
  open internal(set) var joints: [SKPhysicsJoint] = []
  private let shapes: [BodyShape]

  init(_ shapes: [BodyShape]) {
    self.shapes = shapes
    body = SpriteBody(shapes)
    super.init()
    if !body.isVolume { body.isDynamic = false }
  }

  /// Makes a body without an area.
  public override convenience init() { self.init([]) }

  // MARK: Numbers

  /// Whether physics moves the body.
  open var isDynamic: Bool {
    get { body.isDynamic }
    set {
      body.isDynamic = newValue
      if !newValue { (body.velocity, body.spin) = (.zero, 0) }
    }
  }
  /// Whether forces turn the body.
  open var allowsRotation: Bool {
    get { body.turns }
    set { body.turns = newValue }
  }
  /// Whether the body stays in its place, and only turns.
  open var pinned: Bool {
    get { body.isPinned }
    set { body.isPinned = newValue }
  }
  /// The area, in square metres.
  open var area: CGFloat { CGFloat(body.area / (SpriteBody.metre * SpriteBody.metre)) }
  /// In kilograms: density times area.
  open var mass: CGFloat {
    get { CGFloat(body.mass) }
    set { if body.mass > 0, newValue > 0 { body.density *= Double(newValue) / body.mass } }
  }
  /// In kilograms a square metre; 1 unless set.
  open var density: CGFloat {
    get { CGFloat(body.density) }
    set { if newValue > 0 { body.density = Double(newValue) } }
  }
  /// The roughness, 0…1; 0.2 unless set.
  open var friction: CGFloat {
    get { CGFloat(body.roughness) }
    set { body.roughness = Double(newValue) }
  }
  /// The part of the speed that a bounce keeps, 0…1; 0.2 unless set.
  open var restitution: CGFloat {
    get { CGFloat(body.bounce) }
    set { body.bounce = Double(newValue) }
  }
  /// The loss of speed; 0.1 unless set.
  open var linearDamping: CGFloat {
    get { CGFloat(body.damping) }
    set { body.damping = Double(newValue) }
  }
  /// The loss of spin; 0.1 unless set.
  open var angularDamping: CGFloat {
    get { CGFloat(body.angularDamping) }
    set { body.angularDamping = Double(newValue) }
  }
  /// In points a second.
  open var velocity: CGVector {
    get { CGVector(dx: body.velocity.x, dy: body.velocity.y) }
    set { body.velocity = SIMD2(Double(newValue.dx), Double(newValue.dy)) }
  }
  /// In radians a second, counter-clockwise.
  open var angularVelocity: CGFloat {
    get { CGFloat(body.spin) }
    set { body.spin = Double(newValue) }
  }
  /// Whether the body lies still.
  open var isResting: Bool {
    get { body.rest > SpriteBody.patience }
    set { if newValue { (body.velocity, body.spin) = (.zero, 0) } else { body.rest = 0 } }
  }

  /// Returns the bodies that touch this one.
  open func allContactedBodies() -> [SKPhysicsBody] {
    node?.scene?.physicsWorld.touching(self) ?? []
  }

  // MARK: Copying

  /// Returns a body of the same shape and numbers.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { BodyCopy(value: copied()) }.value
  }

  private func copied() -> SKPhysicsBody {
    let copy = SKPhysicsBody(shapes)
    let (from, to) = (body, copy.body)
    (to.density, to.isDynamic, to.isPinned, to.turns) = (
      from.density, from.isDynamic, from.isPinned, from.turns
    )
    (to.bounce, to.roughness) = (from.bounce, from.roughness)
    (to.damping, to.angularDamping) = (from.damping, from.angularDamping)
    (to.velocity, to.spin) = (from.velocity, from.spin)
    (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
    (copy.contactTestBitMask, copy.affectedByGravity) = (contactTestBitMask, affectedByGravity)
    copy.usesPreciseCollisionDetection = usesPreciseCollisionDetection
    return copy
  }
}
