import Flipbook
import FlipbookDynamics
import Foundation

/// A pin through two bodies, around which they turn.
open class SKPhysicsJointPin: SKPhysicsJoint {
  private let anchor: CGPoint
  private var pin: RigidPin?

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchor: CGPoint) {
    self.anchor = anchor
    super.init(bodyA, bodyB)
  }

  /// Makes a pin at a place of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB, anchor) }

  override func begin() { pin = pinned(at: anchor, turn: nil) }

  override func solve(_ step: Double) { pin?.solve(step) }
}
