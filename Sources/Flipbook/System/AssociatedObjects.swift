import Foundation

// Objective-C's associated objects: values that objects keep under keys that are addresses.

public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(rawValue: 0)
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(rawValue: 1)
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(rawValue: 3)
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(rawValue: 0x301)
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(rawValue: 0x303)
}

/// What objects keep, for as long as they live. A scene's objects live on its one thread.
private final class AssociatedValues: @unchecked Sendable {
  static let shared = AssociatedValues()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      return entry.values[key]
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    // What is given up may end objects, which may set values in turn.
    let given = lock.withLock { () -> [Any?] in
      var gone: [Any?] = []
      if entries.count >= limit {
        // Any order: only those without an owner are left out.
        for (number, entry) in entries where entry.owner == nil {
          gone.append(entries.removeValue(forKey: number))
        }
        limit = max(64, entries.count * 2)
      }
      var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object)
      if entry.owner !== object {
        gone.append(entry)
        entry = Entry(owner: object)
      }
      gone.append(entry.values[key])
      entry.values[key] = value
      entries[ObjectIdentifier(object)] = entry
      return gone
    }
    _ = given
  }
}

/// The value that an object keeps under a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.shared.value(of: object as AnyObject, key)
}

/// Has an object keep a value under a key; nil takes it away. Values are kept whatever the policy.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedValues.shared.set(value, of: object as AnyObject, key) }
