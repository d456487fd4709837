import FlipbookDrawing
import Foundation

/// What binds a body to a point or to another body.
@MainActor
struct DynamicJoint {
  let body: DynamicBody
  let other: DynamicBody?
  let offset: SIMD2<Double>
  let otherOffset: SIMD2<Double>
  let anchor: SIMD2<Double>
  let length: Double
  /// Swings a second; 0 for a bar.
  let frequency: Double
  let damping: Double
  let isRope: Bool

  /// Pulls or pushes the ends to their distance.
  func solve(_ step: Double) {
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
      // A spring as an implicit step, which stays calm however stiff it is.
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

/// A line that bodies bounce off.
struct DynamicBoundary {
  /// Nil for the edges of the reference view.
  let identifier: (any NSCopying)?
  let start: SIMD2<Double>
  let end: SIMD2<Double>
}

/// The bodies of an animator, and how they move in a step.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var places: [ObjectIdentifier: Int] = [:]
  var joints: [DynamicJoint] = []

  static let step = 1.0 / 60
  private static let parts = 4
  private static let rounds = 8
  /// How deep bodies may lie in each other without being pushed apart, in points.
  private static let slop = 0.1

  func body(_ item: any UIDynamicItem) -> DynamicBody? { places[ObjectIdentifier(item)].map { bodies[$0] } }

  /// Keeps bodies for the items, new ones for those that come.
  func take(_ items: [any UIDynamicItem]) {
    var kept: [DynamicBody] = []
    var found: [ObjectIdentifier: Int] = [:]
    for item in items where found[ObjectIdentifier(item)] == nil {
      found[ObjectIdentifier(item)] = kept.count
      kept.append(body(item) ?? DynamicBody(item))
    }
    bodies = kept
    places = found
  }

  /// Goes on by one step.
  func run(_ behaviors: [UIDynamicBehavior]) {
    let step = Self.step / Double(Self.parts)
    for body in bodies {
      body.measure()
      body.material = DynamicMaterial()
    }
    // What items are made of first: the others rely on it.
    for case let behavior as UIDynamicItemBehavior in behaviors { behavior.apply(self, step: step) }
    let others = behaviors.filter { !($0 is UIDynamicItemBehavior) }
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    for _ in 0..<Self.parts {
      joints = []
      for behavior in others { behavior.apply(self, step: step) }
      var contacts: [DynamicContact] = []
      for collision in collisions { collision.collect(self, &contacts) }
      for index in contacts.indices { contacts[index].prepare(step) }
      for _ in 0..<Self.rounds {
        for joint in joints { joint.solve(step) }
        for index in contacts.indices { contacts[index].solve() }
      }
      for body in bodies { body.move(step) }
      for contact in contacts { contact.separate(slop: Self.slop) }
    }
    for body in bodies { body.write() }
    for collision in collisions { collision.tell() }
    for behavior in behaviors { behavior.action?() }
  }
}

/// Two bodies, or a body and a boundary, that touch.
@MainActor
struct DynamicContact {
  let body: DynamicBody
  /// Nil for a boundary.
  let other: DynamicBody?
  /// From the body to the other.
  let normal: SIMD2<Double>
  let points: [(place: SIMD2<Double>, depth: Double)]
  private var targets: [Double] = []
  private var pushed: [(normal: Double, side: Double)] = []

  /// Below it nothing bounces, in points a second: what lies on something lies still.
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

  /// Fixes how fast they are to part; for points that are not there yet, how fast they may come.
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

  /// Moves apart what lies in each other.
  func separate(slop: Double) {
    let total = body.inverseMass + (other?.inverseMass ?? 0)
    guard total > 0, let depth = points.map(\.depth).max(), depth > slop else { return }
    let way = normal * ((depth - slop) * 0.4 / total)
    body.position -= way * body.inverseMass
    if let other { other.position += way * other.inverseMass }
  }
}
