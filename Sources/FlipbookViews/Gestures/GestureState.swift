import FlipbookMotion

/// A state that lasts as long as a gesture: it falls back to its first value when the gesture is over.
@MainActor @preconcurrency
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: The context in which the state falls back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { _, transaction in transaction = resetTransaction })
  }

  /// - Parameter resetTransaction: The context in which the state falls back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: Gets the last value, and the context in which the state falls back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    resetting = reset
  }

  /// - Parameter reset: Gets the last value, and the context in which the state falls back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { value }

  public var projectedValue: GestureState<Value> { self }

  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var (new, transaction) = (value, Transaction())
    body(&new, &transaction)
    set(new, transaction)
  }

  func reset() {
    var transaction = Transaction()
    resetting(value, &transaction)
    set(initial, transaction)
  }

  private func set(_ new: Value, _ transaction: Transaction) {
    guard let runtime = ViewRuntime.current, transaction.animation != nil || transaction.disablesAnimations
    else {
      value = new
      return
    }
    runtime.withTransaction(transaction) { value = new }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
