@MainActor
package final class TypedContentSource<Content: View>: ContentSource {
  package var view: Content

  package init(_ view: Content) { self.view = view }

  package override func makeNode(inputs: _ViewInputs) -> _ViewNode {
    Content._makeNode(view: view, inputs: inputs)
  }

  package override func update(_ node: _ViewNode, inputs: _ViewInputs) {
    (node as? _TypedNode<Content>)?.update(view: view, inputs: inputs)
  }
}
