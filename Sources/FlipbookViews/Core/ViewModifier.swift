/// A change to a view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// What the changed view consists of; `content` stands for the view that is changed.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the runtime's counterpart. Modifiers that have a body get it from their conformance.
  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs) -> _TypedNode<
    ModifiedContent<C, Self>
  >
}

extension ViewModifier {
  public static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    ComposedModifierNode(view: view, inputs: inputs)
  }

  /// Two modifiers, one after the other.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is built into Flipbook and has no body")
  }
}

/// Stands for the view that a modifier changes.
public typealias _ViewModifier_Content<Modifier> = PlaceholderContentView<Modifier>

/// Stands for a view that is known elsewhere.
public struct PlaceholderContentView<Value>: View {
  package let source: ContentSource

  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    PlaceholderNode(view: view, inputs: inputs)
  }
}

/// A view with a modifier, or two modifiers.
@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    Modifier._makeNode(view: view, inputs: inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
