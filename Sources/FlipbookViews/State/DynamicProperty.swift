/// A stored property of a view that the runtime connects to lasting storage before the body runs.
///
/// A property wrapper of your own becomes one by conforming; the dynamic properties it stores are connected.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A value that is no view, such as a style, yet whose dynamic properties are connected when a view stores it.
public protocol _DynamicPropertyOwner {}

/// A dynamic property that is built in: it keeps an object of its own in the node.
@MainActor
package protocol NodeProperty: DynamicProperty {
  /// Whether a change of the environment concerns it.
  static var readsEnvironment: Bool { get }

  /// Connects the property to the node that evaluates it.
  ///
  /// - Parameter slot: Kept by the node from one evaluation to the next.
  mutating func connect(slot: inout AnyObject?, node: _ViewNode)
}

extension NodeProperty {
  package static var readsEnvironment: Bool { false }
}

/// An object in a slot that wants to know when its node leaves the tree.
@MainActor
package protocol NodeSlot: AnyObject {
  func disconnect()
}
