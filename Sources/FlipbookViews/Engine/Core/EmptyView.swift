/// A view that shows nothing and takes no room.
@frozen public struct EmptyView: View {
  /// Makes the view.
  public init() {}

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes a node without elements.
  public static func _makeNode(view: EmptyView, inputs: _ViewInputs) -> _TypedNode<EmptyView> {
    EmptyNode(inputs: inputs)
  }
}

@MainActor
private final class EmptyNode: _TypedNode<EmptyView> {
  override func makeElements() -> [Element] { [] }
}
