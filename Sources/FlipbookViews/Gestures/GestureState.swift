import FlipbookMotion

/// A state that lasts as long as a gesture: always the first value in a film.
@MainActor @preconcurrency
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value

  public init(wrappedValue: Value) { _value = State(wrappedValue: wrappedValue) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value { value }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
