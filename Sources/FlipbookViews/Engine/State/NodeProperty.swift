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
