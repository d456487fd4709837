/// A custom animation's memory, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var storage: [ObjectIdentifier: Any] = [:]

  /// Makes a state in which every key has its default.
  public init() {}

  /// The value stored for a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { storage.stored(ObjectIdentifier(key)) ?? key.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}
