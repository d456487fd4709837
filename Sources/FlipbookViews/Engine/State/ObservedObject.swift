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

    /// The binding to a property of the object.
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

  /// The object.
  public var wrappedValue: ObjectType

  /// Makes a property that follows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Makes a property that follows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The bindings to the properties of the object.
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
