extension Dictionary where Key == ObjectIdentifier, Value == Any {
  /// The value that was stored under a key's type; nil where none was.
  ///
  /// A cast of the dictionary's result can't distinguish them: to an optional type nothing casts as a value that is
  /// nil.
  package func stored<V>(_ key: ObjectIdentifier, as type: V.Type = V.self) -> V? {
    guard let value = self[key] else { return nil }
    return value as? V
  }
}
