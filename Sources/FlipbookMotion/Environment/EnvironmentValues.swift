import Synchronization

/// The values that flow from a scene down to what it draws: colour scheme, font, scale and keys of your own.
///
/// A value type: a copy that is changed leaves the original alone.
public struct EnvironmentValues {
  private static let versions = Atomic<Int>(0)

  private var storage: [ObjectIdentifier: Any] = [:]

  /// The identity of the environment: copies share it until one of them is changed.
  package private(set) var version = 0

  /// Makes an environment in which every key has its default.
  public init() {}

  /// The value of a key: the last one set, or the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.stored(ObjectIdentifier(key)) ?? key.defaultValue }
    set {
      storage[ObjectIdentifier(key)] = newValue
      version = Self.versions.wrappingAdd(1, ordering: .relaxed).newValue
    }
  }
}
