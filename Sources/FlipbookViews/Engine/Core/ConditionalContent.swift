extension Optional: View where Wrapped: View {
  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that shows the view while there is one.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    DynamicNode(view: view, inputs: inputs) { view in
      view.map { [DynamicChildren.Item(key: true, view: $0)] } ?? []
    }
  }
}
