/// A node of a view around one other view. Subclasses make the child once their own inputs are there.
@MainActor
class SingleChildNode<V: View, Content: View>: _TypedNode<V> {
  final var child: _TypedNode<Content>!

  override final func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}
