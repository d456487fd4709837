import FlipbookPicture
import Foundation

/// A contact of two bodies, or of a body and a boundary.
@MainActor
package struct RigidContact {
  package let body: RigidBody
  /// The other body; nil for a boundary.
  package let other: RigidBody?
  /// The direction from the body to the other, of length 1.
  package let normal: SIMD2<Double>
  package let points: [(place: SIMD2<Double>, depth: Double)]
  private var targets: [Double] = []
  /// The impulses so far, of each point: along the normal and across it.
  package private(set) var pushed: [(normal: Double, side: Double)] = []
  /// The least speed of a bounce, in points a second: a body that lies on another lies still.
  private let leastBounce: Double

  /// The body whose surface is met, where nothing moves the other.
  private let surface: RigidBody?

  package init(
    body: RigidBody, other: RigidBody?, _ contact: ConvexShape.Contact, leastBounce: Double = 40,
    material: RigidBody? = nil
  ) {
    self.body = body
    self.other = other
    surface = other ?? material
    normal = contact.normal
    points = contact.points
    self.leastBounce = leastBounce
  }

  private func arms(_ place: SIMD2<Double>) -> (SIMD2<Double>, SIMD2<Double>) {
    (place - body.position, other.map { place - $0.position } ?? .zero)
  }

  private func speed(_ arms: (SIMD2<Double>, SIMD2<Double>)) -> SIMD2<Double> {
    (other?.velocity(at: arms.1) ?? .zero) - body.velocity(at: arms.0)
  }

  private func give(_ arms: (SIMD2<Double>, SIMD2<Double>), _ axis: SIMD2<Double>) -> Double {
    let (own, far) = (arms.0.cross(axis), arms.1.cross(axis))
    var give = body.inverseMass + own * own * body.inverseInertia
    if let other { give += other.inverseMass + far * far * other.inverseInertia }
    return give
  }

  private func push(_ impulse: SIMD2<Double>, _ arms: (SIMD2<Double>, SIMD2<Double>)) {
    body.push(-impulse, at: arms.0)
    other?.push(impulse, at: arms.1)
  }

  /// Sets the speeds at which the bodies part, and for points that do not touch yet the speeds at which they
  /// may approach.
  package mutating func prepare(_ step: Double) {
    let elasticity = max(body.elasticity, surface?.elasticity ?? 0)
    targets = points.map { point in
      let approach = speed(arms(point.place)).dot(normal)
      if point.depth < 0 { return approach < -leastBounce ? -.infinity : point.depth / step }
      return approach < -leastBounce ? -approach * elasticity : 0
    }
    pushed = points.map { _ in (0, 0) }
  }

  /// Begins with the impulses of the step before, so that stacks come to rest.
  ///
  /// - Parameter before: The points of the step before. Each gives its impulses to the nearest in reach.
  package mutating func warm(_ before: [(place: SIMD2<Double>, normal: Double, side: Double)]) {
    let side = SIMD2(-normal.y, normal.x)
    for index in points.indices where targets[index] > -.infinity {
      let place = points[index].place
      let near = before.min { ($0.place - place).length < ($1.place - place).length }
      guard let near, (near.place - place).length < Self.reach else { continue }
      push(normal * near.normal + side * near.side, arms(place))
      pushed[index] = (near.normal, near.side)
    }
  }

  /// The way that a point may have gone in a step to be the same, in points.
  private static let reach = 3.0

  /// The points with their impulses, for the next step.
  package var record: [(place: SIMD2<Double>, normal: Double, side: Double)] {
    zip(points, pushed).map { ($0.place, $1.normal, $1.side) }
  }

  /// Pushes the bodies apart at their points, and holds them back by friction.
  package mutating func solve() {
    let friction = (body.friction * (surface?.friction ?? body.friction)).squareRoot()
    let side = SIMD2(-normal.y, normal.x)
    for index in points.indices {
      let arms = arms(points[index].place)
      let own = give(arms, normal)
      guard targets[index] > -.infinity else { continue }
      if own > 0 {
        let wanted = (targets[index] - speed(arms).dot(normal)) / own
        let sum = max(0, pushed[index].normal + wanted)
        push(normal * (sum - pushed[index].normal), arms)
        pushed[index].normal = sum
      }
      let across = give(arms, side)
      if across > 0 {
        let limit = friction * pushed[index].normal
        let sum = max(-limit, min(limit, pushed[index].side - speed(arms).dot(side) / across))
        push(side * (sum - pushed[index].side), arms)
        pushed[index].side = sum
      }
    }
  }

  /// Moves overlapping bodies apart.
  package func separate(slop: Double) {
    let total = body.inverseMass + (other?.inverseMass ?? 0)
    guard total > 0, let depth = points.map(\.depth).max(), depth > slop else { return }
    let way = normal * ((depth - slop) * 0.4 / total)
    body.position -= way * body.inverseMass
    if let other { other.position += way * other.inverseMass }
  }
}
