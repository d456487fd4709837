import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A value that the focused view tells the commands of an app.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused view tells the commands of an app; a film has no commands.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What the focused view tells; nothing, in a film.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

/// A binding that the focused view tells; none, in a film.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    self
  }
  @_disfavoredOverload
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { self }
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  public func focusedObject<T: AnyObject>(_ object: T) -> some View { self }
  public func focusedSceneObject<T: AnyObject>(_ object: T) -> some View { self }
}
