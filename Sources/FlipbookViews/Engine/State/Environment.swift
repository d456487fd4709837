import FlipbookMotion

/// A value read from the environment of the view that stores it.
@MainActor @preconcurrency
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  // The node keeps the view this is a part of: a reference back would keep both for ever.
  private var link: LifetimeLink<_ViewNode>?
  /// The environment as it was when the view was made, for closures that outlive the node.
  private var known = EnvironmentValues()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads an observable object that was put into the environment. Stops the program where there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    source = .object { environment in
      guard let object = environment[ObjectKey<Value>.self] else {
        fatalError(
          "No object of type \(Value.self) is in the environment. Add .environment(object) to a view around the one that reads it."
        )
      }
      return object
    }
  }

  /// Reads an observable object that was put into the environment, or nil when there is none.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[ObjectKey<T>.self] }
  }

  /// The value in the environment of the view; a change of it updates the view.
  public var wrappedValue: Value {
    let environment = link?.target?.environment ?? known
    switch source {
    case .keyPath(let keyPath): return environment[keyPath: keyPath]
    case .object(let read): return read(environment)
    }
  }
}

extension Environment: NodeProperty {
  package static var readsEnvironment: Bool { true }

  package mutating func connect(slot: inout AnyObject?, node: _ViewNode) {
    link = node.link
    known = node.environment
  }
}

extension Environment: ComparableProperty {
  package func isSame(as other: Environment<Value>) -> Bool { true }
}

extension View {
  /// Puts an observable object into the environment of this view and what is in it.
  public func environment<T: AnyObject>(_ object: T?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[object: TypeTag<T>()], value: object))
  }
}

extension EnvironmentValues {
  subscript<T: AnyObject>(object tag: TypeTag<T>) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}
