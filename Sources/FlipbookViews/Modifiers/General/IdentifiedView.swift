import FlipbookDrawing
import FlipbookMotion

/// A view whose identity is that of a value.
struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never
  let content: Content
  let id: ID

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    IdentifiedNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class IdentifiedNode<Content: View, ID: Hashable>: _TypedNode<IdentifiedView<Content, ID>>,
  IdentityNode
{
  private(set) var identity: AnyHashable
  private var children: DynamicChildren!

  init(view: IdentifiedView<Content, ID>, inputs: _ViewInputs) {
    identity = AnyHashable(view.id)
    super.init(inputs: inputs)
    children = DynamicChildren(owner: self)
    show(view)
    children.finishInitial()
  }

  override var passesRows: Bool { true }

  override func update(view: IdentifiedView<Content, ID>, inputs: _ViewInputs) {
    environment = inputs.environment
    identity = AnyHashable(view.id)
    show(view)
  }

  private func show(_ view: IdentifiedView<Content, ID>) {
    children.update([DynamicChildren.Item(key: identity, view: view.content)])
  }

  override func makeElements() -> [Element] { children.elements }
  override func forEachChild(_ body: (_ViewNode) -> Void) { children?.forEach(body) }
  override func forEachPresentChild(_ body: (_ViewNode) -> Void) { children?.forEachPresent(body) }
}
