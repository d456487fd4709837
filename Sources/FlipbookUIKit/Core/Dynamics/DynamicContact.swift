import FlipbookDrawing
import Foundation

/// A contact of two bodies, or of a body and a boundary.
@MainActor
struct DynamicContact {
  let body: DynamicBody
  /// The other body; nil for a boundary.
  let other: DynamicBody?
  /// The direction from the body to the other, of length 1.
  let normal: SIMD2<Double>
  let points: [(place: SIMD2<Double>, depth: Double)]
  private var targets: [Double] = []
  private var pushed: [(normal: Double, side: Double)] = []

  /// The least speed of a bounce, in points a second: an item that lies on another lies still.
  private static let leastBounce = 40.0

  init(body: DynamicBody, other: DynamicBody?, _ contact: ConvexShape.Contact) {
    self.body = body
    self.other = other
    normal = contact.normal
    points = contact.points
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
  mutating func prepare(_ step: Double) {
    let elasticity = max(body.elasticity, other?.elasticity ?? 0)
    targets = points.map { point in
      let approach = speed(arms(point.place)).dot(normal)
      if point.depth < 0 { return approach < -Self.leastBounce ? -.infinity : point.depth / step }
      return approach < -Self.leastBounce ? -approach * elasticity : 0
    }
    pushed = points.map { _ in (0, 0) }
  }

  mutating func solve() {
    let friction = (body.friction * (other?.friction ?? body.friction)).squareRoot()
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
  func separate(slop: Double) {
    let total = body.inverseMass + (other?.inverseMass ?? 0)
    guard total > 0, let depth = points.map(\.depth).max(), depth > slop else { return }
    let way = normal * ((depth - slop) * 0.4 / total)
    body.position -= way * body.inverseMass
    if let other { other.position += way * other.inverseMass }
  }
}
