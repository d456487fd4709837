/// A view that shows nothing and takes no room.
@frozen public struct EmptyView: View {
  public init() {}

  public typealias Body = Never

  public static func _makeNode(view: EmptyView, inputs: _ViewInputs) -> _TypedNode<EmptyView> {
    EmptyNode(inputs: inputs)
  }
}

@MainActor
private final class EmptyNode: _TypedNode<EmptyView> {
  override func makeElements() -> [Element] { [] }
}
