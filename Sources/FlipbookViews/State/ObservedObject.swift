import FlipbookCombine

/// An object that a view is given and that updates the view when it changes.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the properties of an object.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      let object = self.object
      // Without a source to compare by: a view that reads the binding does not follow the object by itself, so it has
      // to run again whenever the one around it does.
      return Binding(
        get: { object[keyPath: keyPath] }, set: { (value: Subject) in object[keyPath: keyPath] = value })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: NodeProperty {
  package mutating func connect(slot: inout AnyObject?, node: _ViewNode) {
    ObjectLink.connect(wrappedValue, slot: &slot, node: node)
  }
}

extension ObservedObject: ComparableProperty {
  package func isSame(as other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}

/// Refreshes a node when an object changes.
@MainActor
final class ObjectLink: NodeSlot {
  private let object: AnyObject
  private var link: AnyCancellable?

  private init<Object: ObservableObject>(_ object: Object, node: _ViewNode) {
    self.object = object
    link = object.objectWillChange.sink { [weak node] _ in
      MainActor.assumeIsolated {
        guard let node, !node.isRemoved else { return }
        node.runtime.scheduleRefresh(of: node)
      }
    }
  }

  /// Makes a slot follow an object.
  static func connect<Object: ObservableObject>(
    _ object: Object, slot: inout AnyObject?, node: _ViewNode
  ) {
    if let known = slot as? ObjectLink, known.object === object { return }
    (slot as? ObjectLink)?.disconnect()
    slot = ObjectLink(object, node: node)
  }

  func disconnect() { link = nil }
}
