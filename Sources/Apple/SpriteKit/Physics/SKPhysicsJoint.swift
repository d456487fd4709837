import Flipbook
import FlipbookDynamics
import Foundation

/// A bond of two bodies.
@MainActor @preconcurrency
open class SKPhysicsJoint: NSObject {
  /// The first body.
  public let bodyA: SKPhysicsBody
  /// The second body.
  public let bodyB: SKPhysicsBody

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }

  /// Takes the places of the bodies when the joint is added.
  func begin() {}
  /// Is called before each step.
  func prepare() {}
  /// Pulls or pushes the bodies.
  func solve(_ step: Double) {}

  /// Makes a pin through both bodies at a place of the scene.
  ///
  /// - Parameter turn: The angle between the bodies that is kept, in radians; nil where they turn freely.
  func pinned(at anchor: CGPoint, turn: Double?) -> RigidPin {
    RigidPin(
      body: bodyA.body, other: bodyB.body, offset: Self.place(anchor, in: bodyA),
      otherOffset: Self.place(anchor, in: bodyB), axes: [SIMD2(1, 0), SIMD2(0, 1)], turn: turn)
  }

  /// Returns a place of the scene in a body, from its middle and unturned.
  static func place(_ point: CGPoint, in body: SKPhysicsBody) -> SIMD2<Double> {
    let way = SIMD2(Double(point.x), Double(point.y)) - body.body.position
    let turn = ExactTurn.parts(body.body.angle)
    return SIMD2(way.x * turn.x + way.y * turn.y, way.y * turn.x - way.x * turn.y)
  }
}
