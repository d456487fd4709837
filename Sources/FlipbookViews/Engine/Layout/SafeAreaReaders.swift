import FlipbookDrawing
import Foundation

/// The views that ignore the safe area, with what they were given of it.
///
/// How much that is depends on where they stand. One that is moved without another offer is laid out again.
@MainActor
package final class SafeAreaReaders {
  private struct Reader {
    weak var element: Element?
    var edges: Edge.Set
    var insets: EdgeInsets
  }

  private var readers: [Reader] = []

  func record(_ element: Element, _ edges: Edge.Set, _ insets: EdgeInsets) {
    if let index = readers.firstIndex(where: { $0.element === element }) {
      (readers[index].edges, readers[index].insets) = (edges, insets)
    } else {
      readers.append(Reader(element: element, edges: edges, insets: insets))
    }
  }

  /// Asks for a new layout of those that stand elsewhere than when they were laid out.
  func check() {
    readers.removeAll { $0.element == nil || $0.element?.node.isRemoved == true }
    for reader in readers {
      guard let element = reader.element, !element.isLeaving else { continue }
      let insets = element.openInsets(at: reader.edges, size: element.layoutFrame.size, isPlacing: true)
      if insets != reader.insets { element.invalidateLayout() }
    }
  }
}
