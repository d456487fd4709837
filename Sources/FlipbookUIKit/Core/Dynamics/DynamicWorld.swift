import FlipbookDrawing
import FlipbookDynamics
import Foundation

/// The bodies of an animator, and their movement in a step.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var places: [ObjectIdentifier: Int] = [:]
  var joints: [RigidJoint] = []

  static let step = 1.0 / 60
  private static let parts = 4
  private static let rounds = 8
  /// The depth to which bodies may overlap without being pushed apart, in points.
  private static let slop = 0.1

  func body(_ item: any UIDynamicItem) -> DynamicBody? { places[ObjectIdentifier(item)].map { bodies[$0] } }

  /// Takes the bodies of items, with new ones for new items.
  func setItems(_ items: [any UIDynamicItem]) {
    var kept: [DynamicBody] = []
    var found: [ObjectIdentifier: Int] = [:]
    for item in items where found[ObjectIdentifier(item)] == nil {
      found[ObjectIdentifier(item)] = kept.count
      kept.append(body(item) ?? DynamicBody(item))
    }
    bodies = kept
    places = found
  }

  /// Runs one step.
  func run(_ behaviors: [UIDynamicBehavior]) {
    let step = Self.step / Double(Self.parts)
    for body in bodies {
      body.measure()
      body.material = DynamicMaterial()
    }
    // Materials come first: the others rely on them.
    for case let behavior as UIDynamicItemBehavior in behaviors { behavior.apply(self, step: step) }
    let others = behaviors.filter { !($0 is UIDynamicItemBehavior) }
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    for _ in 0..<Self.parts {
      joints = []
      for behavior in others { behavior.apply(self, step: step) }
      var contacts: [RigidContact] = []
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
    for collision in collisions { collision.notify() }
    for behavior in behaviors { behavior.action?() }
  }
}
