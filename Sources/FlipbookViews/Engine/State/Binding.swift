import FlipbookMotion

/// A way to read and change a value that lives elsewhere.
@MainActor @preconcurrency
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value, Transaction) -> Void
  /// The owner of the value, where it is known, and the path to the value from there.
  private let source: AnyObject?
  private let path: AnyKeyPath?

  /// The context of changes made through this binding.
  public var transaction = Transaction()
  private var hasTransaction = false

  /// Makes a binding that reads and changes a value by closures.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
    source = nil
    path = nil
  }

  /// Makes a binding whose closure for changes is also given their transaction.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.get = get
    self.set = set
    source = nil
    path = nil
  }

  package init(
    source: AnyObject?, path: AnyKeyPath?, get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.get = get
    self.set = set
    self.source = source
    self.path = path
  }

  package init(location: StateLocation<Value>) {
    self.init(
      source: location, path: nil, get: { location.value }, set: { value, _ in location.value = value })
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// Makes the same binding as another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The present value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard hasTransaction, let runtime = ViewRuntime.current else {
        set(newValue, transaction)
        return
      }
      runtime.withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let outer = self
    return Binding<Subject>(
      source: source, path: path == nil ? keyPath : nil, get: { outer.get()[keyPath: keyPath] },
      set: { value, transaction in
        var whole = outer.get()
        whole[keyPath: keyPath] = value
        outer.set(whole, transaction)
      })
  }

  /// The same binding, whose changes are made in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    copy.hasTransaction = true
    return copy
  }

  /// The same binding, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  /// A binding to the value inside an optional, or nil when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { (new: Value) in base.wrappedValue = new })
  }

  /// An optional binding to a value that is always there.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { (new: V?) in if let new { base.wrappedValue = new } })
  }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  /// The identity of the present value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: ComparableProperty {
  package func isSame(as other: Binding<Value>) -> Bool {
    guard let source, source === other.source else { return false }
    return path == other.path && !hasTransaction && !other.hasTransaction
  }
}
