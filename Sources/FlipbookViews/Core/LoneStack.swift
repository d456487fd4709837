import FlipbookDrawing
import FlipbookMotion

/// A view that stands by itself in its container.
struct LoneView<Content: View>: View {
  typealias Body = Never
  /// Of the stack that several views form for a modifier around them.
  let axis: Axis
  let content: Content

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LoneNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class LoneNode<Content: View>: _TypedNode<LoneView<Content>> {
  private let axis: Axis
  private var child: _TypedNode<Content>!

  init(view: LoneView<Content>, inputs: _ViewInputs) {
    axis = view.axis
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override var passesRows: Bool { true }

  override func makeInputs() -> _ViewInputs {
    var inputs = super.makeInputs()
    inputs.loneAxis = axis
    return inputs
  }

  override func update(view: LoneView<Content>, inputs: _ViewInputs) {
    environment = inputs.environment
    child.update(view: view.content, inputs: self.inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}

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
