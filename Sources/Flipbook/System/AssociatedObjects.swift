import Foundation

// Objective-C's associated objects: values that objects keep under keys that are addresses.

/// How an object holds a value. Has no effect: values are kept whatever the policy.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  /// The number of the policy.
  public let rawValue: UInt
  /// Makes a policy from its number.
  private init(_ number: UInt) { rawValue = number }
  /// Makes a policy from its number; nil for a number that stands for none.
  public init?(rawValue: UInt) {
    guard [0, 1, 3, 0x301, 0x303].contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
  /// The value is kept all the same.
  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(0)
  /// The value is kept.
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(1)
  /// The value is kept itself, not a copy.
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(3)
  /// The value is kept.
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(0x301)
  /// The value is kept itself, not a copy.
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(0x303)
}

/// The values that objects keep, for as long as they live. A scene's objects live on its one thread.
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
    // Values that are released may end objects, which may set values in turn.
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

/// Stores a value of an object under a key; nil removes it. Values are kept whatever the policy.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedValues.shared.set(value, of: object as AnyObject, key) }
