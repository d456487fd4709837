import FlipbookTime
import Foundation
import Synchronization

/// Settings that devices share. A film reaches no cloud: they are kept as long as the scene.
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  private final class Values: Sendable {
    private struct Table: @unchecked Sendable {
      var all: [String: Any] = [:]
    }
    private let table = Mutex(Table())

    subscript(key: String) -> Held {
      get { table.withLock { Held(value: $0.all[key]) } }
      set { table.withLock { $0.all[key] = newValue.value } }
    }
  }

  /// A value on its way out of the lock.
  private struct Held: @unchecked Sendable {
    let value: Any?
  }

  private static let slot = SharedContextSlot(.scene) { Values() }

  /// The settings of the app.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Never posted: no other device changes anything.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private var values: Values { SceneContext.anyThread[Self.slot] }

  /// Sets a value; nil removes it.
  public func set(_ value: Any?, forKey key: String) { values[key] = Held(value: value) }
  /// The value of a key; nil for none.
  public func object(forKey key: String) -> Any? { values[key].value }
  /// The text of a key; nil for none.
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// The list of a key; nil for none.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// The table of a key; nil for none.
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  /// The bytes of a key; nil for none.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// The number of a key; 0 for none.
  public func longLong(forKey key: String) -> Int64 {
    let value = object(forKey: key)
    return value as? Int64 ?? (value as? Int).map(Int64.init) ?? 0
  }
  /// The number of a key; 0 for none.
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  /// Whether a key is on; false for none.
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  /// Removes the value of a key.
  public func removeObject(forKey key: String) { set(nil, forKey: key) }
  /// True: there is nothing to wait for.
  @discardableResult
  public func synchronize() -> Bool { true }
}
