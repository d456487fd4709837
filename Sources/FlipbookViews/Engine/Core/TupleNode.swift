/// The node of several views in a row.
@MainActor
final class TupleNode<each Content: View>: _TypedNode<TupleView<repeat each Content>> {
  private var children: [_ViewNode] = []

  init(view: TupleView<repeat each Content>, inputs: _ViewInputs) {
    super.init(inputs: inputs)
    let inputs = self.inputs
    func make<Child: View>(_ view: Child) { children.append(Child._makeNode(view: view, inputs: inputs)) }
    repeat make(each view.value)
  }

  override var passesRows: Bool { true }
  override var passesLoneAxis: Bool { false }

  override func update(view: TupleView<repeat each Content>, inputs: _ViewInputs) {
    environment = inputs.environment
    let inputs = self.inputs
    var index = 0
    func update<Child: View>(_ view: Child) {
      (children[index] as? _TypedNode<Child>)?.update(view: view, inputs: inputs)
      index += 1
    }
    repeat update(each view.value)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { children.forEach(body) }
}
