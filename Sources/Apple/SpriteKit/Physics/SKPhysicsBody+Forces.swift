import Flipbook
import FlipbookDynamics
import Foundation

extension SKPhysicsBody {
  private func vector(_ vector: CGVector) -> SIMD2<Double> { SIMD2(Double(vector.dx), Double(vector.dy)) }

  private func arm(_ point: CGPoint) -> SIMD2<Double> {
    SIMD2(Double(point.x), Double(point.y)) - body.position
  }

  /// Pushes the body during the next step. A force of 1 gives a mass of 1 a speed of a point a second each second.
  public func applyForce(_ force: CGVector) { body.force += vector(force) }

  /// Pushes the body at a place of the scene during the next step.
  public func applyForce(_ force: CGVector, at point: CGPoint) {
    let force = vector(force)
    body.force += force
    body.torque += arm(point).cross(force) / (SpriteBody.metre * SpriteBody.metre)
  }

  /// Turns the body during the next step, in newton metres.
  public func applyTorque(_ torque: CGFloat) { body.torque += Double(torque) }

  /// Gives the body a speed at once: an impulse of 1 gives a mass of 1 a point a second.
  public func applyImpulse(_ impulse: CGVector) {
    body.velocity += vector(impulse) * body.inverseMass
    body.rest = 0
  }

  /// Gives the body a speed at once, and a spin by the place of the scene that is pushed.
  public func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    let impulse = vector(impulse)
    body.velocity += impulse * body.inverseMass
    body.spin += arm(point).cross(impulse) * body.inverseInertia
    body.rest = 0
  }

  /// Gives the body a spin at once, in newton metres times seconds.
  public func applyAngularImpulse(_ impulse: CGFloat) {
    body.spin += Double(impulse) * body.inverseInertia * SpriteBody.metre * SpriteBody.metre
    body.rest = 0
  }
}
