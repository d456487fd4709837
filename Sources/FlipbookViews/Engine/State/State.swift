import FlipbookMotion

/// A value that a view owns: it lasts as long as the view is in the tree, and a change updates what reads it.
@MainActor @preconcurrency
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a state with its first value.
  public init(wrappedValue value: Value) { initial = value }

  /// Makes a state with its first value.
  public init(initialValue value: Value) { initial = value }

  /// The present value. Outside an evaluation, the value that was set last.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else {
      let initial = self.initial
      return Binding(get: { initial }, set: { _ in })
    }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: NodeProperty {
  package mutating func connect(slot: inout AnyObject?, node: _ViewNode) {
    if let known = slot as? StateLocation<Value> {
      location = known
    } else {
      let made = StateLocation(initial, runtime: node.runtime)
      slot = made
      location = made
    }
  }
}

extension State: ComparableProperty {
  /// The value lives in the node; what a new view value begins with doesn't matter any more.
  package func isSame(as other: State<Value>) -> Bool { true }
}
