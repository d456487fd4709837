/// One of two views, by an `if` or a `switch`.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that shows one of the two views.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    DynamicNode(view: view, inputs: inputs) { view in
      switch view.storage {
      case .trueContent(let content): [DynamicChildren.Item(key: true, view: content)]
      case .falseContent(let content): [DynamicChildren.Item(key: false, view: content)]
      }
    }
  }
}
