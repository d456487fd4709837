import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place of an assistive technology; none, in a film.
@MainActor @preconcurrency
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Makes a state that says whether the focus is on a view; false at first.
  public init() where Value == Bool { _value = State(wrappedValue: false) }

  /// Makes a state with the value of the focused view; nil at first.
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

  /// Makes a state that says whether some technologies have their focus on a view; false at first.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Makes a state with the value of the view that some technologies have their focus on; nil at first.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// The present value; only the scene changes it.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// The binding that modifiers take.
  public typealias Binding = FlipbookViews.Binding<Value>

  /// The binding to the value.
  public var projectedValue: Binding { $value }
}
