import Flipbook
import FlipbookDynamics
import Foundation

/// A bond of two bodies that slide along a line, and turn together.
open class SKPhysicsJointSliding: SKPhysicsJoint {
  private let anchor: CGPoint
  private let axis: CGVector
  private var pin: RigidPin?

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchor: CGPoint, _ axis: CGVector) {
    (self.anchor, self.axis) = (anchor, axis)
    super.init(bodyA, bodyB)
  }

  /// Makes a bond at a place of the scene along a direction.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding { SKPhysicsJointSliding(bodyA, bodyB, anchor, axis) }

  override func begin() {
    let length = max(1e-9, (axis.dx * axis.dx + axis.dy * axis.dy).squareRoot())
    let turn = ExactTurn.parts(-bodyB.body.angle)
    let across = SIMD2(Double(-axis.dy / length), Double(axis.dx / length))
    pin = RigidPin(
      body: bodyA.body, other: bodyB.body, offset: Self.place(anchor, in: bodyA),
      otherOffset: Self.place(anchor, in: bodyB),
      axes: [SIMD2(across.x * turn.x - across.y * turn.y, across.x * turn.y + across.y * turn.x)],
      turn: bodyA.body.angle - bodyB.body.angle)
  }

  override func solve(_ step: Double) { pin?.solve(step) }
}
