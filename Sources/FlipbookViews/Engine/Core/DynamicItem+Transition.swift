extension DynamicChildren.Item {
  /// The node of the child. It has the transition of a modifier around, but for a row of a list.
  func node(_ inputs: _ViewInputs, isRow: Bool) -> _ViewNode {
    guard let given = inputs.listTransition, !isRow else { return make(inputs) }
    return ListTransitionNode(item: self, transition: given.transition, inputs: inputs)
  }

  /// Has the child's node take over what the child is now.
  func refresh(_ node: _ViewNode, _ inputs: _ViewInputs) {
    if let host = node as? ListTransitionNode { return host.update(self, inputs: inputs) }
    update(node, inputs)
  }
}
