import FlipbookCombine
import FlipbookMotion

/// An object that the focused view gives; none, in a film.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  /// Makes a property that finds its object by its type; it stays nil in a film.
  public init() {}
  /// The object: always nil.
  public var wrappedValue: ObjectType? { nil }
  /// The bindings to the properties of the object: always nil.
  public var projectedValue: Wrapper? { nil }
}
