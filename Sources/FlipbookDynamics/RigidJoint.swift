import FlipbookPicture
import Foundation

/// A bond of a body to a point or to another body.
@MainActor
package struct RigidJoint {
  package let body: RigidBody
  package let other: RigidBody?
  package let offset: SIMD2<Double>
  package let otherOffset: SIMD2<Double>
  package let anchor: SIMD2<Double>
  package let length: Double
  /// The swings a second; 0 for a bar.
  package let frequency: Double
  package let damping: Double
  package let isRope: Bool

  /// Makes a bond between places in the bodies, from their centres and unturned, or to a place of the world.
  package init(
    body: RigidBody, other: RigidBody?, offset: SIMD2<Double>, otherOffset: SIMD2<Double>,
    anchor: SIMD2<Double>, length: Double, frequency: Double, damping: Double, isRope: Bool
  ) {
    (self.body, self.other, self.offset, self.otherOffset) = (body, other, offset, otherOffset)
    (self.anchor, self.length, self.frequency, self.damping) = (anchor, length, frequency, damping)
    self.isRope = isRope
  }

  /// Pulls or pushes the ends to their distance.
  package func solve(_ step: Double) {
    let arm = body.turned(offset)
    let otherArm = other.map { $0.turned(otherOffset) } ?? .zero
    let end = other.map { $0.position + otherArm } ?? anchor
    let way = body.position + arm - end
    let distance = way.length
    if isRope && distance <= length { return }
    let axis = distance > 1e-6 ? way / distance : SIMD2(0, 1)
    let cross = arm.cross(axis)
    let otherCross = otherArm.cross(axis)
    var give = body.inverseMass + cross * cross * body.inverseInertia
    if let other { give += other.inverseMass + otherCross * otherCross * other.inverseInertia }
    guard give > 0 else { return }
    let error = distance - length
    let speed =
      (body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)).dot(axis)
    var impulse: Double
    if frequency > 0 {
      // A spring as an implicit step, which stays stable however stiff it is.
      let mass = 1 / give
      let omega = 2 * Double.pi * frequency
      let drag = 2 * mass * max(0, damping) * omega
      let stiffness = mass * omega * omega
      let softness = 1 / (step * (drag + step * stiffness))
      let bias = error * step * stiffness * softness
      impulse = -(speed + bias) / (give + softness)
    } else {
      impulse = -(speed + error * 0.2 / step) / give
    }
    if !impulse.isFinite { impulse = 0 }
    body.push(axis * impulse, at: arm)
    other?.push(-axis * impulse, at: otherArm)
  }
}
