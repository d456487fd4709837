import Observation

/// Makes bindings to the properties of an observable object.
@MainActor @preconcurrency
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
  /// Makes bindings to the properties of the same object as others.
  public init(projectedValue: Bindable<Value>) where Value: AnyObject { self = projectedValue }

  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  {
    let object = wrappedValue
    return Binding(
      source: object, path: path, get: { object[keyPath: path] },
      set: { value, _ in object[keyPath: path] = value })
  }
}
