import Flipbook
import FlipbookDynamics
import FlipbookPicture
import Foundation

/// The physics of a scene. Its steps are 1/240 of a second of film time, whatever the film's rate.
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
  /// The pull on all bodies, in metres a second squared; (0, −9.8) unless set.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// The factor of the time.
  open var speed: CGFloat = 1
  /// Told of contacts; it is not retained.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  weak var scene: SKScene?
  var joints: [SKPhysicsJoint] = []
  /// The impulses of the last step, which the next begins with.
  private var impulses: [BodyPair: [(place: SIMD2<Double>, normal: Double, side: Double)]] = [:]
  /// The bodies that touched in the last step, and those that do in this.
  private var touched = BodyMeetings()
  private var touching = BodyMeetings()

  private static let part = 1.0 / 240
  private static let rounds = 8
  private static let mostParts = 64
  /// The depth to which bodies may overlap without being pushed apart, in points.
  private static let slop = 0.1
  /// The least speed of a bounce, in points a second.
  private static let leastBounce = 30.0

  /// The bodies in the scene, in the order of the tree.
  var bodies: [SKPhysicsBody] {
    guard let scene else { return [] }
    var found: [SKPhysicsBody] = []
    func visit(_ node: SKNode) {
      if let body = node.physicsBody { found.append(body) }
      for child in node.children { visit(child) }
    }
    visit(scene)
    return found
  }

  /// Runs the world by a length of time, in seconds.
  func run(_ time: TimeInterval) {
    let bodies = bodies
    let time = time * Double(speed)
    guard !bodies.isEmpty else {
      (touched, impulses) = (BodyMeetings(), [:])
      return
    }
    for body in bodies { body.readNode() }
    guard time > 0 else { return }
    let count = parts(time, bodies)
    let step = time / Double(count)
    touching = BodyMeetings()
    for _ in 0..<count { self.step(step, bodies) }
    for body in bodies {
      (body.body.force, body.body.torque) = (.zero, 0)
      body.writeNode()
    }
    notify()
  }

  /// The number of steps: more where a precise body is fast for its size.
  private func parts(_ time: TimeInterval, _ bodies: [SKPhysicsBody]) -> Int {
    var count = (time / Self.part - 1e-6).rounded(.up)
    for body in bodies where body.usesPreciseCollisionDetection && body.body.moves {
      let size = body.body.area.squareRoot() / 2
      count = max(count, (body.body.velocity.length * time / max(size, 1)).rounded(.up))
    }
    // A velocity may be beyond all numbers.
    return count > 1 ? Int(min(count, Double(Self.mostParts))) : 1
  }

  private func step(_ step: Double, _ bodies: [SKPhysicsBody]) {
    let pull = SIMD2(Double(gravity.dx), Double(gravity.dy)) * SpriteBody.metre
    for body in bodies { body.body.accelerate(body.affectedByGravity && !body.pinned ? pull : .zero, step) }
    var (contacts, keys) = collect(bodies)
    for index in contacts.indices { contacts[index].prepare(step) }
    for index in contacts.indices {
      if let before = impulses[keys[index]] { contacts[index].warm(before) }
    }
    for joint in joints { joint.prepare() }
    for _ in 0..<Self.rounds {
      for joint in joints { joint.solve(step) }
      for index in contacts.indices { contacts[index].solve() }
    }
    impulses = [:]
    for index in contacts.indices { impulses[keys[index]] = contacts[index].record }
    for (contact, key) in zip(contacts, keys) {
      touching.record(contact.pushed.reduce(0) { $0 + $1.normal }, of: key.whole)
    }
    for body in bodies { body.body.move(step) }
    for contact in contacts { contact.separate(slop: Self.slop) }
  }

  // MARK: Contacts

  /// Finds what touches, by the left sides of the bodies' rectangles.
  private func collect(_ bodies: [SKPhysicsBody]) -> (contacts: [RigidContact], keys: [BodyPair]) {
    let placed = bodies.map { PlacedBody($0) }
    let order = placed.indices.filter { !placed[$0].shapes.isEmpty }.sorted {
      (placed[$0].box.low.x, $0) < (placed[$1].box.low.x, $1)
    }
    var pairs: [(Int, Int)] = []
    for (place, first) in order.enumerated() {
      let end = placed[first].box.high.x
      for second in order[(place + 1)...] {
        if placed[second].box.low.x > end { break }
        let (a, b) = (placed[first].box, placed[second].box)
        if a.low.y <= b.high.y, b.low.y <= a.high.y { pairs.append((min(first, second), max(first, second))) }
      }
    }
    pairs.sort { $0 < $1 }
    var (contacts, keys): ([RigidContact], [BodyPair]) = ([], [])
    for (first, second) in pairs { meet(placed[first], placed[second], &contacts, &keys) }
    return (contacts, keys)
  }

  private func meet(
    _ one: PlacedBody, _ other: PlacedBody, _ contacts: inout [RigidContact], _ keys: inout [BodyPair]
  ) {
    let (a, b) = (one.body, other.body)
    guard a.body.moves || b.body.moves, !areJoined(a, b) else { return }
    let stopsA = a.collisionBitMask & b.categoryBitMask != 0
    let stopsB = b.collisionBitMask & a.categoryBitMask != 0
    let isTold =
      a.contactTestBitMask & b.categoryBitMask != 0 || b.contactTestBitMask & a.categoryBitMask != 0
    guard stopsA || stopsB || isTold else { return }
    for (part, shape) in one.shapes.enumerated() {
      for (otherPart, otherShape) in other.shapes.enumerated() {
        guard let contact = shape.contact(otherShape) else { continue }
        record(a, b, contact)
        guard stopsA && a.body.moves || stopsB && b.body.moves else { continue }
        // A body that is not stopped is as a wall for the other.
        let isTurned = !(stopsA && a.body.moves)
        let own = isTurned ? b : a
        let far = isTurned ? (stopsA ? a : nil) : (stopsB ? b : nil)
        let met = isTurned ? ConvexShape.Contact(normal: -contact.normal, points: contact.points) : contact
        contacts.append(
          RigidContact(
            body: own.body, other: far?.body, met, leastBounce: Self.leastBounce,
            material: (isTurned ? a : b).body))
        keys.append(
          BodyPair(one: ObjectIdentifier(a), other: ObjectIdentifier(b), part: part, otherPart: otherPart))
      }
    }
  }

  private func areJoined(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Bool {
    a.joints.contains { $0.bodyA === b || $0.bodyB === b }
  }

  private func record(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ contact: ConvexShape.Contact) {
    let key = BodyPair(one: ObjectIdentifier(a), other: ObjectIdentifier(b))
    // Bodies that have touched do so until they are out of reach.
    let least = touched.contains(key) ? -ConvexShape.margin : -0.05
    guard let place = contact.points.first(where: { $0.depth > least })?.place else { return }
    touching.add(BodyMeeting(one: a, other: b, place: place, normal: contact.normal), key)
  }

  private func notify() {
    let (before, now) = (touched, touching)
    touched = now
    guard let contactDelegate else { return }
    for (key, meeting) in now.all where meeting.isTold && !before.contains(key) {
      contactDelegate.didBegin(SKPhysicsContact(meeting))
    }
    for (key, meeting) in before.all where meeting.isTold && !now.contains(key) {
      contactDelegate.didEnd(SKPhysicsContact(meeting))
    }
  }

  /// The bodies that touched one in the last step.
  func touching(_ body: SKPhysicsBody) -> [SKPhysicsBody] {
    touched.all.compactMap { _, meeting in
      meeting.one === body ? meeting.other : meeting.other === body ? meeting.one : nil
    }
  }
}
