import Foundation

/// A body with a place, a speed and a mass, which contacts and bonds push. Its subclasses say what it weighs.
@MainActor
open class RigidBody {
  /// The centre, in points.
  public final var position: SIMD2<Double>
  /// In points a second.
  public final var velocity = SIMD2<Double>.zero
  /// The angle, in radians, from the x axis to the y axis.
  public final var angle: Double
  /// The spin, in radians a second.
  public final var spin = 0.0

  /// Makes a body at rest.
  public init(position: SIMD2<Double>, angle: Double) {
    (self.position, self.angle) = (position, angle)
  }

  /// The part of an impulse that becomes speed; 0 for a body that nothing moves.
  open var inverseMass: Double { 1 }
  /// The part of an angular impulse that becomes spin; 0 for a body that nothing turns.
  open var inverseInertia: Double { 1 }
  /// The part of the speed that a bounce keeps.
  open var elasticity: Double { 0.2 }
  /// The roughness; that of a contact is the mean of both.
  open var friction: Double { 0.2 }
  /// Returns a direction of the body as it lies in the world.
  open func turned(_ offset: SIMD2<Double>) -> SIMD2<Double> { offset.turned(by: angle) }

  /// Returns the velocity of a point of the body, in points a second.
  package final func velocity(at arm: SIMD2<Double>) -> SIMD2<Double> {
    velocity + SIMD2(-arm.y, arm.x) * spin
  }

  /// Pushes the body at a point.
  ///
  /// - Parameters:
  ///   - impulse: Mass times points a second.
  ///   - arm: From the centre, in points.
  package final func push(_ impulse: SIMD2<Double>, at arm: SIMD2<Double>) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }
}
