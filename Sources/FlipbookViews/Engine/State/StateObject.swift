import FlipbookCombine

/// An object that a view makes and keeps for as long as it is in the tree.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// - Parameter thunk: Makes the object, once for each place in the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside a tree, a new one each time.
  public var wrappedValue: ObjectType { object ?? make() }

  /// The bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: NodeProperty {
  package mutating func connect(slot: inout AnyObject?, node: _ViewNode) {
    if let known = slot as? OwnedObject<ObjectType> {
      object = known.object
    } else {
      let made = OwnedObject(make(), node: node)
      slot = made
      object = made.object
    }
  }
}

extension StateObject: ComparableProperty {
  package func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}

/// An object that a node keeps.
@MainActor
private final class OwnedObject<Object: ObservableObject>: NodeSlot {
  let object: Object
  private var link: AnyObject?

  init(_ object: Object, node: _ViewNode) {
    self.object = object
    ObjectLink.connect(object, slot: &link, node: node)
  }

  func disconnect() { (link as? ObjectLink)?.disconnect() }
}
