import Flipbook
import FlipbookDynamics
import Foundation

/// A rope between two bodies.
open class SKPhysicsJointLimit: SKPhysicsJoint {
  private let anchors: (a: CGPoint, b: CGPoint)
  /// The length of the rope, in points.
  open var maxLength: CGFloat
  private var offsets: (a: SIMD2<Double>, b: SIMD2<Double>) = (.zero, .zero)
  private var joint: RigidJoint?

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
    anchors = (anchorA, anchorB)
    let (dx, dy) = (anchorA.x - anchorB.x, anchorA.y - anchorB.y)
    maxLength = (dx * dx + dy * dy).squareRoot()
    super.init(bodyA, bodyB)
  }

  /// Makes a rope between places of the scene, as long as they are apart.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB) }

  override func begin() {
    offsets = (Self.place(anchors.a, in: bodyA), Self.place(anchors.b, in: bodyB))
  }

  override func prepare() {
    joint = RigidJoint(
      body: bodyA.body, other: bodyB.body, offset: offsets.a, otherOffset: offsets.b, anchor: .zero,
      length: Double(maxLength), frequency: 0, damping: 0, isRope: true)
  }

  override func solve(_ step: Double) { joint?.solve(step) }
}
