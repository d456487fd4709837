import FlipbookCombine
import Foundation
import Observation

/// An object with values by name, that a context holds in memory.
open class NSManagedObject: NSObject, ObservableObject, Observable, NSFetchRequestResult {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The context that holds the object; nil for none.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The identity of the object.
  public let objectID = NSManagedObjectID()
  /// Whether it was deleted from its context.
  public internal(set) var isDeleted = false
  private let registrar = ObservationRegistrar()
  private var values: [String: Any] = [:]

  /// Makes an object, and puts it into a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  /// Makes an object of the class's entity in no context.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Makes an object of the class's entity, and puts it into a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// The entity of the class.
  open class func entity() -> NSEntityDescription { ManagedModel.entity(of: self) }

  /// A request for all objects of the class. Classes that Xcode writes have one with their own type, which comes first.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  /// Called once the object is made.
  open func awakeFromInsert() {}
  /// Called as the object is read from a file, which is never.
  open func awakeFromFetch() {}
  /// Called before a save.
  open func willSave() {}
  /// Called after a save.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}

  /// Whether a save would keep something of it.
  public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether it was put into its context since the last save.
  public internal(set) var isInserted = false
  /// Whether it changed since the last save.
  public internal(set) var isUpdated = false
  /// Always false: all objects lie in memory.
  public var isFault: Bool { false }

  // MARK: Values

  /// The value of a property; nil where none was set and the model gives none.
  open func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }

  /// The value at the end of a path of properties, joined by dots.
  open func value(forKeyPath path: String) -> Any? { ManagedModel.value(of: self, at: path) }

  /// Sets the value of a property by its path, of one name.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// Sets the value of a property, and the other end of a relation.
  open func setValue(_ value: Any?, forKey key: String) {
    let old = ManagedModel.objects(in: values[key])
    setPrimitiveValue(value, forKey: key)
    guard let relation = entity.relations[key], let inverse = relation.inverse else { return }
    let new = ManagedModel.objects(in: value)
    for other in old where !new.contains(where: { $0 === other }) { other.unlink(self, inverse) }
    for other in new { other.link(self, inverse) }
  }

  /// The value of a property, without what follows from reading it.
  open func primitiveValue(forKey key: String) -> Any? {
    registrar.access(self, keyPath: \.values)
    return values[key] ?? entity.defaults[key]
  }

  /// Sets the value of a property, without what follows from it.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    if managedObjectContext != nil { objectWillChange.send() }
    registrar.withMutation(of: self, keyPath: \.values) { values[key] = value }
    isUpdated = true
  }

  /// Called before a property is read.
  open func willAccessValue(forKey key: String?) {}
  /// Called after a property was read.
  open func didAccessValue(forKey key: String?) {}

  private func link(_ other: NSManagedObject, _ key: String) {
    if entity.relations[key]?.isMany == true {
      let held = ManagedModel.objects(in: values[key])
      guard !held.contains(where: { $0 === other }) else { return }
      setPrimitiveValue(ManagedModel.collection(held + [other], like: values[key]), forKey: key)
    } else if values[key] as? NSManagedObject !== other {
      setValue(other, forKey: key)
    }
  }

  private func unlink(_ other: NSManagedObject, _ key: String) {
    let held = ManagedModel.objects(in: values[key])
    guard held.contains(where: { $0 === other }) else { return }
    let rest = held.filter { $0 !== other }
    let isMany = entity.relations[key]?.isMany == true
    setPrimitiveValue(isMany ? ManagedModel.collection(rest, like: values[key]) : nil, forKey: key)
  }

  /// The value of a property that the scene declares `@NSManaged`.
  public func _managedValue<Value>(_ key: String, _ type: Value.Type = Value.self) -> Value {
    if let value = value(forKey: key).flatMap({ ManagedModel.converted($0, to: Value.self) }) { return value }
    if let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
      return empty
    }
    guard let value = ManagedModel.zero(Value.self) else {
      fatalError("\(Self.self).\(key) is read before it has a value.")
    }
    return value
  }

  /// Changes the value of a property that the scene declares `@NSManaged`.
  public func _setManagedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

  /// Adds to or takes from a relation, as the methods do that the scene declares `@NSManaged`.
  public func _changeManaged(_ key: String, adds: Bool, _ value: Any) {
    let held = ManagedModel.objects(in: values[key])
    let given = ManagedModel.objects(in: value)
    let rest = held.filter { object in !given.contains { $0 === object } }
    let new = adds ? held + given.filter { object in !held.contains { $0 === object } } : rest
    setValue(ManagedModel.collection(new, like: values[key]), forKey: key)
  }

  /// Takes the object out of its relations.
  func unlinkAll() {
    for (key, relation) in entity.relations.sorted(by: { $0.key < $1.key }) {
      guard let inverse = relation.inverse else { continue }
      for other in ManagedModel.objects(in: values[key]) { other.unlink(self, inverse) }
    }
  }

  /// The objects that go when this one is deleted.
  var cascade: [NSManagedObject] {
    entity.relations.sorted { $0.key < $1.key }.filter { $0.value.isCascading }.flatMap {
      ManagedModel.objects(in: values[$0.key])
    }
  }
}
