/// Several views treated as one where a single view is wanted, without an arrangement of its own.
@frozen public struct Group<Content> {
  package let content: Content

  /// A group of content that need not be views.
  package init(holding content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes a group of the views in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes the node that stands for the content's.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    ForwardingNode(view: view, inputs: inputs) { $0.content }
  }
}
