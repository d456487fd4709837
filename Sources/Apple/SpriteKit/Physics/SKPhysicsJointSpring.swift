import Flipbook
import FlipbookDynamics
import Foundation

/// A spring between two bodies, as long as they are apart when it is added.
open class SKPhysicsJointSpring: SKPhysicsJoint {
  private let anchors: (a: CGPoint, b: CGPoint)
  /// The swings a second; 0 for a bar.
  open var frequency: CGFloat = 0
  /// The loss of speed.
  open var damping: CGFloat = 0
  private var offsets: (a: SIMD2<Double>, b: SIMD2<Double>) = (.zero, .zero)
  private var joint: RigidJoint?

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
    anchors = (anchorA, anchorB)
    super.init(bodyA, bodyB)
  }

  /// Makes a spring between places of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB) }

  override func begin() {
    offsets = (Self.place(anchors.a, in: bodyA), Self.place(anchors.b, in: bodyB))
  }

  override func prepare() {
    let (dx, dy) = (Double(anchors.a.x - anchors.b.x), Double(anchors.a.y - anchors.b.y))
    joint = RigidJoint(
      body: bodyA.body, other: bodyB.body, offset: offsets.a, otherOffset: offsets.b, anchor: .zero,
      length: (dx * dx + dy * dy).squareRoot(), frequency: Double(frequency), damping: Double(damping),
      isRope: false)
  }

  override func solve(_ step: Double) { joint?.solve(step) }
}
