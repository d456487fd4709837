import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A state that lasts from film to film elsewhere; here it begins with its first value.
@MainActor @preconcurrency
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @State private var value: Value

  /// Makes a state with its first value; the key is ignored.
  public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }

  /// The present value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// The binding to the value.
  public var projectedValue: Binding<Value> { $value }
}
