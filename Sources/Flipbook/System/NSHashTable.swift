import Foundation

/// A set of objects, which may be held weakly. Its members are in the order in which they came.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  /// How members are held and compared.
  public typealias Options = NSPointerFunctions.Options

  private let options: Options
  private var members: [HeldObject] = []

  /// Makes an empty set.
  public convenience override init() { self.init(options: [], capacity: 0) }

  /// Makes an empty set with options.
  public init(options: Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Makes an empty set with the options of functions.
  public convenience init(pointerFunctions functions: NSPointerFunctions, capacity initialCapacity: Int) {
    self.init(options: functions.options, capacity: initialCapacity)
  }

  /// Makes an empty set that holds its members weakly and compares them by `isEqual(_:)`.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The functions of the set's options.
  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

  private var present: [ObjectType] { members.compactMap { $0.object as? ObjectType } }

  /// The number of members that are still there.
  open var count: Int { present.count }
  /// The members that are still there.
  open var allObjects: [ObjectType] { present }
  /// Any member.
  open var anyObject: ObjectType? { present.first }
  /// The members as a set, compared as such.
  open var setRepresentation: Set<AnyHashable> {
    Set(present.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
  }

  /// Returns the member that is the same as an object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return members.first { $0.isSame(as: object, options) }?.object as? ObjectType
  }

  /// Whether an object, or an equal one, is a member.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object that isn't a member yet.
  open func add(_ object: ObjectType?) {
    members.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    members.append(HeldObject(object, options))
  }

  /// Removes an object, or an equal one.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    members.removeAll { $0.object == nil || $0.isSame(as: object, options) }
  }

  /// Removes all members.
  open func removeAllObjects() { members = [] }

  /// Adds the members of another set.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

  /// Removes the members of another set.
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

  /// Keeps the members that are in another set too.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Whether a member is in another set too.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Whether all members are in another set too.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  /// Returns the members one after the other.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

extension NSHashTable: Sequence {
  /// Returns the members that are there now, one after the other.
  public func makeIterator() -> IndexingIterator<[ObjectType]> { allObjects.makeIterator() }
}
