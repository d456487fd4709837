import Foundation

/// A key of the report of a change that is observed by a property's name.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new value; `NSNull` for nil. It is there if asked for.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value. It is there if asked for and not nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of the change, as a number: always that the value was set.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The places of a change in a collection. It is never there.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the report comes before the change. It is never there.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
