import FlipbookTime
import Foundation

/// The entities of the program's models, and what is the same for all objects.
public enum ManagedModel {
  private struct Table: Sendable {
    var byClass: [ObjectIdentifier: NSEntityDescription] = [:]
    var byName: [String: NSEntityDescription] = [:]
  }

  // Guarded: contexts with queues of their own make objects on any thread.
  private static let slot = SharedContextSlot(.program) { Guarded(Table()) }
  private static var table: Guarded<Table> { SceneContext.anyThread[slot] }

  /// Adds an entity of a model: called by the program that a scene or a project is compiled to.
  ///
  /// - Parameters:
  ///   - relations: The names of its relations, whether each holds many, its inverse, and whether a deletion goes on there.
  ///   - defaults: The values that the model gives.
  public static func register<Object: NSManagedObject>(
    _ name: String, _ type: Object.Type, relations: [(String, Bool, String?, Bool)], defaults: [String: Any],
    make: @escaping (NSManagedObjectContext) -> Object
  ) {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = "\(type)"
    for (key, isMany, inverse, isCascading) in relations {
      entity.relations[key] = .init(isMany: isMany, inverse: inverse, isCascading: isCascading)
    }
    entity.defaults = defaults
    entity.make = make
    table.withLock { table in
      table.byClass[ObjectIdentifier(type)] = entity
      table.byName[name] = entity
    }
  }

  static func entity(named name: String) -> NSEntityDescription? { table.withLock { $0.byName[name] } }

  /// The entity of a class; one of its own name where no model has it.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    table.withLock { table in
      if let known = table.byClass[ObjectIdentifier(type)] { return known }
      let entity = NSEntityDescription()
      entity.name = "\(type)"
      entity.managedObjectClassName = "\(type)"
      table.byClass[ObjectIdentifier(type)] = entity
      if table.byName["\(type)"] == nil { table.byName["\(type)"] = entity }
      return entity
    }
  }

  // MARK: Values

  /// The objects of a relation's value.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as ManagedSet: set.objects
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: inOrder(set.allObjects.compactMap { $0 as? NSManagedObject })
    case let set as Set<NSManagedObject>: inOrder(Array(set))
    case let list as [NSManagedObject]: list
    default: []
    }
  }

  /// Objects in the order in which they were made: sets have another in every process.
  private static func inOrder(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }

  /// The value of a relation to many, of the kind that it had.
  static func collection(_ objects: [NSManagedObject], like old: Any?) -> Any {
    old is NSOrderedSet ? NSOrderedSet(array: objects) : ManagedSet(objects)
  }

  /// A value as a property's type wants it.
  static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let set = value as? ManagedSet {
      return (set.set as? Value) ?? (Set(set.objects) as? Value)
        ?? (NSOrderedSet(array: set.objects) as? Value)
    }
    guard
      let number = (value as? NSNumber) ?? (value as? any BinaryInteger).map({ NSNumber(value: Int64($0)) })
    else { return nil }
    let candidates: [Any] = [
      number.int16Value, number.int32Value, number.int64Value, number.intValue, number.doubleValue,
      number.floatValue, number.boolValue, number,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  /// The default value of a property of a type.
  static func zero<Value>(_ type: Value.Type) -> Value? {
    let candidates: [Any] = [
      false, Int16(0), Int32(0), Int64(0), 0, Float(0), 0.0, "", Date(timeIntervalSinceReferenceDate: 0),
      Data(),
      Decimal(0), NSSet(), NSOrderedSet(), UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  /// The value at the end of a path of properties, joined by dots.
  static func value(of object: Any?, at path: String) -> Any? {
    var value = object
    for key in path.split(separator: ".") where key != "SELF" && key != "self" {
      value =
        (value as? NSManagedObject)?.value(forKey: String(key))
        ?? (value as? [String: Any])?[String(key)] ?? property(String(key), of: value)
    }
    return value
  }

  private static func property(_ name: String, of value: Any?) -> Any? {
    guard let value, !(value is NSManagedObject) else { return nil }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let place = mirror {
      if let child = place.children.first(where: { $0.label == name }) { return child.value }
      mirror = place.superclassMirror
    }
    return nil
  }
}
