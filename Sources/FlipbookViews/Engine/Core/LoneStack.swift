import FlipbookDrawing
import FlipbookMotion

/// Makes one element of several that a modifier changes as a whole.
@MainActor
final class LoneStack {
  private unowned let node: _ViewNode
  private var contents: [Element] = []
  private var element: Element?
  private var changed: (@MainActor () -> Void)?

  init(node: _ViewNode) { self.node = node }

  /// The elements, or one that stacks them.
  func gather(_ elements: [Element]) -> [Element] {
    guard elements.count > 1 else { return elements }
    contents = elements
    changed?()
    if let element { return [element] }
    return [node.loneAxis == .horizontal ? make(HStackLayout()) : make(VStackLayout())]
  }

  private func make<L: Layout>(_ layout: L) -> Element {
    let value = AnimatedValue(layout, node: node) {}
    let made = LayoutElement(node: node, value: value) { [unowned self] in contents }
    element = made
    changed = { [unowned made] in made.contentChanged() }
    return made
  }
}
