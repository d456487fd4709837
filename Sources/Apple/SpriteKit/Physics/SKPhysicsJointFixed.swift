import Flipbook
import FlipbookDynamics
import Foundation

/// A bond that makes one of two bodies.
open class SKPhysicsJointFixed: SKPhysicsJoint {
  private let anchor: CGPoint
  private var pin: RigidPin?

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchor: CGPoint) {
    self.anchor = anchor
    super.init(bodyA, bodyB)
  }

  /// Makes a bond at a place of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, anchor) }

  override func begin() { pin = pinned(at: anchor, turn: bodyA.body.angle - bodyB.body.angle) }

  override func solve(_ step: Double) { pin?.solve(step) }
}
