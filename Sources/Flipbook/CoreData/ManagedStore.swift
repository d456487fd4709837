import Foundation
import Observation

/// The objects of a container, in the order in which they were inserted. Its contexts share it.
final class ManagedStore: Observable {
  private var held: [NSManagedObject] = []
  private let registrar = ObservationRegistrar()
  var deleted: [NSManagedObject] = []

  /// All objects; a view that reads them is evaluated again when they change.
  var objects: [NSManagedObject] {
    registrar.access(self, keyPath: \.held)
    return held
  }

  func objects(of entity: String) -> [NSManagedObject] { objects.filter { $0.entity.name == entity } }

  func add(_ object: NSManagedObject) {
    registrar.withMutation(of: self, keyPath: \.held) { held.append(object) }
  }

  func remove(_ object: NSManagedObject) {
    registrar.withMutation(of: self, keyPath: \.held) { held.removeAll { $0 === object } }
    deleted.append(object)
  }

  func removeAll() {
    registrar.withMutation(of: self, keyPath: \.held) { held = [] }
    deleted = []
  }
}
