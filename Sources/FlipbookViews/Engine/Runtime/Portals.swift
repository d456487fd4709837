/// The views drawn over the whole film: sheets, alerts and the like.
@MainActor
package final class Portals {
  private struct Weak {
    weak var element: Element?
  }

  private var known: [Weak] = []

  func add(_ element: Element) { known.append(Weak(element: element)) }

  /// From back to front: what is presented by something presented comes after it.
  var elements: [Element] {
    known.removeAll { $0.element == nil }
    return known.compactMap(\.element).filter { $0.node.isRemoved == false }
      .enumerated().sorted { ($0.element.node.depth, $0.offset) < ($1.element.node.depth, $1.offset) }
      .map(\.element)
  }
}
