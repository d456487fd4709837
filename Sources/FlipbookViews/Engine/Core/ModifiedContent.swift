/// A view with a modifier, or two modifiers.
@frozen public struct ModifiedContent<Content, Modifier> {
  /// The view, or the inner modifier.
  public var content: Content
  /// The modifier, or the outer one of two.
  public var modifier: Modifier

  /// Makes a view with a modifier, or one modifier of two.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never: the modifier makes the node.
  public typealias Body = Never

  /// Makes the modifier's node.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    Modifier._makeNode(view: view, inputs: inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with both modifiers, the inner one first.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
