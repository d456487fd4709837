/// One of two views, by an `if` or a `switch`.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    DynamicNode(view: view, inputs: inputs) { view in
      switch view.storage {
      case .trueContent(let content): [DynamicChildren.Item(key: true, view: content)]
      case .falseContent(let content): [DynamicChildren.Item(key: false, view: content)]
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    DynamicNode(view: view, inputs: inputs) { view in
      view.map { [DynamicChildren.Item(key: true, view: $0)] } ?? []
    }
  }
}

/// The node of a view whose content comes and goes.
///
/// What is read where the content is made, in the closure of a `ForEach`, is read by this node: the body that it stands
/// in was evaluated before.
@MainActor
final class DynamicNode<V: View>: _TypedNode<V> {
  private var view: V
  private let items: @MainActor (V) -> [DynamicChildren.Item]
  private var children: DynamicChildren!

  init(view: V, inputs: _ViewInputs, items: @escaping @MainActor (V) -> [DynamicChildren.Item]) {
    self.view = view
    self.items = items
    super.init(inputs: inputs)
    children = DynamicChildren(owner: self)
    refresh()
    children.finishInitial()
  }

  override var passesRows: Bool { true }

  override func update(view: V, inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    isQueued = false
    refresh()
  }

  override func refresh() { children.update(runtime.evaluate(self) { items(view) }) }

  override func makeElements() -> [Element] { children.elements }
  override func forEachChild(_ body: (_ViewNode) -> Void) { children?.forEach(body) }
  override func forEachPresentChild(_ body: (_ViewNode) -> Void) { children?.forEachPresent(body) }
}
