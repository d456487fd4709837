/// Stands for a view that is known elsewhere.
public struct PlaceholderContentView<Value>: View {
  package let source: ContentSource

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node of the view that this one stands for.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    PlaceholderNode(view: view, inputs: inputs)
  }
}
