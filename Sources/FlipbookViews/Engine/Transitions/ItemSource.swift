/// The source of a child that comes and goes.
@MainActor
final class ItemSource: ContentSource {
  var item: DynamicChildren.Item

  init(_ item: DynamicChildren.Item) { self.item = item }

  override func makeNode(inputs: _ViewInputs) -> _ViewNode { item.make(inputs) }
  override func update(_ node: _ViewNode, inputs: _ViewInputs) { item.update(node, inputs) }
}
