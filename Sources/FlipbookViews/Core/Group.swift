/// Several views treated as one where a single view is wanted, without an arrangement of its own.
@frozen public struct Group<Content> {
  package let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    ForwardingNode(view: view, inputs: inputs) { $0.content }
  }
}

/// The node of a view that only stands for another one.
@MainActor
final class ForwardingNode<V: View, Content: View>: _TypedNode<V> {
  private let content: @MainActor (V) -> Content
  private var child: _TypedNode<Content>!

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

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }
}
