import FlipbookPicture
import Foundation

/// A bond that keeps places of two bodies together along directions, or their angles alike.
@MainActor
package struct RigidPin {
  package let body: RigidBody
  /// The other body; nil for a place of the world.
  package let other: RigidBody?
  package let offset: SIMD2<Double>
  /// In the other body, or in the world.
  package let otherOffset: SIMD2<Double>
  /// The directions in which the places stay together, in the other body or the world.
  package let axes: [SIMD2<Double>]
  /// The difference of the angles; nil for any.
  package let turn: Double?

  package init(
    body: RigidBody, other: RigidBody?, offset: SIMD2<Double>, otherOffset: SIMD2<Double>,
    axes: [SIMD2<Double>], turn: Double?
  ) {
    (self.body, self.other, self.offset, self.otherOffset) = (body, other, offset, otherOffset)
    (self.axes, self.turn) = (axes, turn)
  }

  /// Pulls the places together.
  package func solve(_ step: Double) {
    if let turn {
      let give = body.inverseInertia + (other?.inverseInertia ?? 0)
      if give > 0 {
        let error = body.angle - (other?.angle ?? 0) - turn
        let impulse = -(body.spin - (other?.spin ?? 0) + error * 0.2 / step) / give
        body.spin += impulse * body.inverseInertia
        if let other { other.spin -= impulse * other.inverseInertia }
      }
    }
    let arm = body.turned(offset)
    let otherArm = other.map { $0.turned(otherOffset) } ?? .zero
    let end = other.map { $0.position + otherArm } ?? otherOffset
    let way = body.position + arm - end
    for axis in axes {
      let axis = other?.turned(axis) ?? axis
      let (cross, otherCross) = (arm.cross(axis), otherArm.cross(axis))
      var give = body.inverseMass + cross * cross * body.inverseInertia
      if let other { give += other.inverseMass + otherCross * otherCross * other.inverseInertia }
      guard give > 0 else { continue }
      let speed = (body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)).dot(axis)
      let impulse = -(speed + way.dot(axis) * 0.2 / step) / give
      body.push(axis * impulse, at: arm)
      other?.push(-axis * impulse, at: otherArm)
    }
  }
}
