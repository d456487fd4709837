import FlipbookCombine
import FlipbookMotion

/// An object that a view around this one has put into the environment.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Makes a property that finds its object by its type.
  public init() {}

  /// The object. Stops the program where none is in the environment.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No object of type \(ObjectType.self) is in the environment. Add .environmentObject(…) to a view around the one that reads it."
      )
    }
    return object
  }

  /// The bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: NodeProperty {
  package static var readsEnvironment: Bool { true }

  package mutating func connect(slot: inout AnyObject?, node: _ViewNode) {
    object = node.environment[ObjectKey<ObjectType>.self]
    if let object {
      ObjectLink.connect(object, slot: &slot, node: node)
    } else {
      (slot as? ObjectLink)?.disconnect()
      slot = nil
    }
  }
}

extension EnvironmentObject: ComparableProperty {
  package func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}

extension View {
  /// Puts an observable object into the environment of this view and what is in it.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[object: TypeTag<T>()], value: object))
  }
}
