import Foundation

/// A dictionary of objects, whose keys and values may be held weakly. Entries are in the order in which they came.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: HeldObject, value: HeldObject)] = []

  /// Makes an empty table that holds keys and values strongly.
  public convenience override init() { self.init(keyOptions: [], valueOptions: []) }

  /// Makes an empty table with options.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// Makes an empty table that holds keys and values strongly.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Makes an empty table that holds keys weakly.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Makes an empty table that holds values weakly.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Makes an empty table that holds keys and values weakly.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var present: [(key: KeyType, value: ObjectType)] {
    entries.compactMap {
      guard let key = $0.key.object as? KeyType, let value = $0.value.object as? ObjectType else {
        return nil
      }
      return (key, value)
    }
  }

  /// The number of entries that are still there.
  open var count: Int { present.count }

  /// Returns the value of a key; nil without one.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.isSame(as: aKey, keyOptions) }?.value.object as? ObjectType
  }

  /// Gives a key a value.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
    let value = HeldObject(anObject, valueOptions)
    if let index = entries.firstIndex(where: { $0.key.isSame(as: aKey, keyOptions) }) {
      entries[index].value = value
    } else {
      entries.append((HeldObject(aKey, keyOptions), value))
    }
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { $0.key.object == nil || $0.key.isSame(as: aKey, keyOptions) }
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [] }

  /// Returns the keys one after the other.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: present.map(\.key)).objectEnumerator() }

  /// Returns the values one after the other; nil without any.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: present.map(\.value)).objectEnumerator() }

  /// Returns the entries as a dictionary, with keys compared as such.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for (key, value) in present {
      if let key = key as? NSObject { result[AnyHashable(key)] = value }
    }
    return result
  }
}
