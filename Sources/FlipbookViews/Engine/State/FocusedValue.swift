import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A value that the focused view gives; none, in a film.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Makes a property for a value; it stays nil in a film.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Makes a property for an object; it stays nil in a film.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  /// The value: always nil.
  public var wrappedValue: Value? { nil }
}
