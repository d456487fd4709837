import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A binding that the focused view gives; none, in a film.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Makes a property for a binding; it stays nil in a film.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value: always nil. A change of it has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
