/// A change to a view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view; `Never` for modifiers that are built in.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The content of the changed view; `content` stands for the view that is changed.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the runtime's counterpart. Modifiers that have a body get it from their conformance.
  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs) -> _TypedNode<
    ModifiedContent<C, Self>
  >
}

extension ViewModifier {
  /// Makes the node that evaluates the body.
  public static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    ComposedModifierNode(view: view, inputs: inputs)
  }

  /// Returns two modifiers as one: this one, and the other around it.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Stops the program: the modifier is built in and has no body.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is built into Flipbook and has no body")
  }
}

/// Stands for the view that a modifier changes.
public typealias _ViewModifier_Content<Modifier> = PlaceholderContentView<Modifier>

extension View {
  /// Returns the view with a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
