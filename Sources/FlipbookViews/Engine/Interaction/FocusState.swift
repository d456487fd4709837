import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The focus of the keyboard.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// A binding to the focus, for views to take part in it.
  @MainActor @preconcurrency
  @propertyWrapper
  public struct Binding {
    let binding: FlipbookViews.Binding<Value>
    /// The present value; a change of it moves the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Makes a state that says whether a field has the keyboard; false at first.
  public init() where Value == Bool { _value = State(wrappedValue: false) }

  /// Makes a state with the value of the field that has the keyboard; nil at first.
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

  /// The present value; a change of it moves the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// The binding that `focused` takes.
  public var projectedValue: Binding { Binding(binding: $value) }
}
