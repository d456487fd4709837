import FlipbookCombine

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
