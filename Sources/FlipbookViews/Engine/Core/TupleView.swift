/// Several views in a row.
public struct TupleView<each Content: View>: View {
  /// The views, in order.
  public let value: (repeat each Content)

  /// Makes a view of several views, in order.
  public init(_ value: repeat each Content) { self.value = (repeat each value) }

  /// Makes a view of the views of a tuple, in order.
  public init(_ value: (repeat each Content)) { self.value = value }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that keeps a child for each view.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    TupleNode<repeat each Content>(view: view, inputs: inputs)
  }
}
