import Foundation

extension NSSortDescriptor {
  /// Orders by a property's name, or a path of them.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      ManagedOrder.compare(
        ManagedModel.value(of: left, at: key ?? ""), ManagedModel.value(of: right, at: key ?? ""))
    }
  }

  /// Orders by a property that may be nil, which comes first.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { ManagedOrder.compare($0, $1) }
  }

  /// Orders by a property of any type.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { ManagedOrder.compare($0, $1) }
  }

  /// Orders as another description does.
  public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \NSObject.self, ascending: true) { left, right in
      guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
      return descriptor.compare(left, right)
    }
  }
}
