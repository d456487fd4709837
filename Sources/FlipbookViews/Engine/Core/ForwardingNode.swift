/// The node of a view that only stands for another one.
@MainActor
final class ForwardingNode<V: View, Content: View>: SingleChildNode<V, Content> {
  private let content: @MainActor (V) -> Content

  init(view: V, inputs: _ViewInputs, content: @escaping @MainActor (V) -> Content) {
    self.content = content
    super.init(inputs: inputs)
    child = Content._makeNode(view: content(view), inputs: self.inputs)
  }

  override var passesRows: Bool { true }

  override func update(view: V, inputs: _ViewInputs) {
    environment = inputs.environment
    child.update(view: content(view), inputs: self.inputs)
  }
}
