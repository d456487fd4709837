/// A part of a scene: a value that describes what is shown in terms of other views.
///
/// The runtime keeps what has to last (state, animations, identity) beside the values and makes new values
/// whenever something they depend on has changed.
@MainActor @preconcurrency
public protocol View {
  /// The type of the content; `Never` for views that are built in.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Self.Body { get }

  /// Makes the runtime's counterpart of this view. Views that have a body get it from their conformance.
  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self>
}

extension View {
  /// Makes the node that evaluates the body.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    CompositeNode(view: view, inputs: inputs)
  }
}

extension View where Body == Never {
  /// Stops the program: the view is built in and has no body.
  public var body: Never { fatalError("\(Self.self) is built into Flipbook and has no body to look into") }
}

extension Never: View {
  /// Stops the program: there is no value of the type.
  public var body: Never { fatalError("Never has no values and so no body") }
}
