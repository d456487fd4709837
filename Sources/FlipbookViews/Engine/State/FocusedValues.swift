import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The values that the focused view gives the commands of an app; a film has no commands.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an empty set of values.
  public init() {}

  /// The value under a key; nil without one.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values.stored(ObjectIdentifier(key)) }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Gives a value while the view has the focus; has no effect in a film.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    self
  }
  /// Gives an optional value while the view has the focus; has no effect in a film.
  @_disfavoredOverload
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { self }
  /// Gives a value while the scene is in use; has no effect in a film.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  /// Gives an object while the view has the focus; has no effect in a film.
  public func focusedObject<T: AnyObject>(_ object: T) -> some View { self }
  /// Gives an object while the scene is in use; has no effect in a film.
  public func focusedSceneObject<T: AnyObject>(_ object: T) -> some View { self }
}
