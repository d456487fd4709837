/// The node of a view whose content comes and goes.
///
/// Values that are read while the content is made, in the closure of a `ForEach`, are read by this node: the
/// body that it stands in was evaluated before.
@MainActor
final class DynamicNode<V: View>: _TypedNode<V> {
  private var view: V
  private let items: @MainActor (V) -> [DynamicChildren.Item]
  private var children: DynamicChildren!

  init(view: V, inputs: _ViewInputs, items: @escaping @MainActor (V) -> [DynamicChildren.Item]) {
    self.view = view
    self.items = items
    super.init(inputs: inputs)
    children = DynamicChildren(owner: self)
    refresh()
    children.finishInitial()
  }

  override var passesRows: Bool { true }

  override func update(view: V, inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    isQueued = false
    refresh()
  }

  override func refresh() { children.update(runtime.evaluate(self) { items(view) }) }

  override func makeElements() -> [Element] { children.elements }
  override func forEachChild(_ body: (_ViewNode) -> Void) { children?.forEach(body) }
  override func forEachPresentChild(_ body: (_ViewNode) -> Void) { children?.forEachPresent(body) }
}
