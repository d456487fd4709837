import Foundation

// On the protocol, so that a class may have its own.
extension NSObjectProtocol where Self: NSObject {
  /// The value of a stored property by its name: a model's, a dictionary's entry, or else one that reflection
  /// finds; nil for none.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    if let model = self as? NSManagedObject { return model.value(forKey: key) }
    if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let found = level.children.first(where: { $0.label == key }) { return Self.unwrapped(found.value) }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// The value in an optional one; nil for an empty one.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
