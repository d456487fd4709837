/// Remembers recent values by key, a bounded number of them.
///
/// Two generations: when the young one is full it becomes the old one, whose values move back when they are
/// asked for and are dropped together otherwise.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let generation: Int

  /// - Parameter capacity: The most values kept.
  init(capacity: Int) { generation = max(1, capacity / 2) }

  /// How many values are kept now, those not asked for of late included.
  var count: Int { young.count + old.count }

  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= generation, young[key] == nil {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
  }
}
