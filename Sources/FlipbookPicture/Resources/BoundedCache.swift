/// Remembers recent values by key, a bounded number of them.
///
/// Two generations: when the young one is full it becomes the old one, whose values move back when they are
/// asked for and are dropped together otherwise.
package struct BoundedCache<Key: Hashable, Value> {
  // Inlined where it is used: a cache of unknown types asks for their witnesses at each lookup.
  @usableFromInline var young: [Key: Value] = [:]
  @usableFromInline var old: [Key: Value] = [:]
  @usableFromInline let generation: Int

  /// - Parameter capacity: The most values kept.
  @inlinable package init(capacity: Int) { generation = max(1, capacity / 2) }

  /// How many values are kept now, those not asked for of late included.
  @inlinable package var count: Int { young.count + old.count }

  @inlinable package mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  @inlinable package mutating func insert(_ value: Value, for key: Key) {
    if young.count >= generation, young[key] == nil {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
  }
}
