import Foundation

/// The values that the scene has set in the standard defaults, as an `AppStorage` takes them.
enum StoredDefault {
  /// The value of a type; nil where nothing is set, or something of another type.
  static func value<Value>(_ key: String) -> Value? {
    let defaults = UserDefaults.standard
    guard let object = defaults.object(forKey: key) else { return nil }
    switch Value.self {
    case is Bool.Type: return defaults.bool(forKey: key) as? Value
    case is Int.Type: return defaults.integer(forKey: key) as? Value
    case is Double.Type: return defaults.double(forKey: key) as? Value
    case is URL.Type: return defaults.url(forKey: key) as? Value
    case let type as any RawRepresentable.Type: return raw(type, key) as? Value
    default: return object as? Value
    }
  }

  /// Sets a value where one is set already.
  static func replace(_ key: String, by value: Any) {
    let defaults = UserDefaults.standard
    guard defaults.object(forKey: key) != nil else { return }
    switch value {
    case let value as Bool: defaults.set(value, forKey: key)
    case let value as Int: defaults.set(value, forKey: key)
    case let value as Double: defaults.set(value, forKey: key)
    case let value as String: defaults.set(value, forKey: key)
    case let value as Data: defaults.set(value, forKey: key)
    case let value as URL: defaults.set(value, forKey: key)
    case let value as any RawRepresentable: replace(key, by: value.rawValue)
    default: break
    }
  }

  private static func raw<R: RawRepresentable>(_ type: R.Type, _ key: String) -> R? {
    let raw: R.RawValue? = value(key)
    return raw.flatMap { R(rawValue: $0) }
  }
}
