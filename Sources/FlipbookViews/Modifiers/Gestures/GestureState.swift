import FlipbookMotion

/// A state that lasts as long as a gesture: it falls back to its first value when the gesture is over.
@MainActor @preconcurrency
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void

  /// Makes a state with its first value, to which it falls back at once.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

  /// Makes a state with its first value, to which it falls back at once.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a state with its first value.
  /// - Parameter resetTransaction: The context in which the state falls back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { _, transaction in transaction = resetTransaction })
  }

  /// Makes a state with its first value.
  /// - Parameter resetTransaction: The context in which the state falls back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Makes a state with its first value.
  /// - Parameter reset: Gets the last value, and the context in which the state falls back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    resetting = reset
  }

  /// Makes a state with its first value.
  /// - Parameter reset: Gets the last value, and the context in which the state falls back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The present value.
  public var wrappedValue: Value { value }

  /// The state itself, for `updating`.
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
  /// Makes a state that is nil without the gesture.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Makes a state that is nil without the gesture, with a closure for its fall back.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
