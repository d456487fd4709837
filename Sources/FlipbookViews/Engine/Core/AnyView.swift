/// A view of any type. When the type inside changes, the old view leaves and a new one comes.
public struct AnyView: View {
  package let storage: any View

  /// Makes a view that hides the type of another. An erased view isn't wrapped again.
  public init<V: View>(_ view: V) { storage = (view as? AnyView)?.storage ?? view }

  /// Makes a view that hides the type of another.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Makes a view that hides the type of a value; nil where the value is no view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self = AnyView(view)
  }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that shows the view inside.
  public static func _makeNode(view: AnyView, inputs: _ViewInputs) -> _TypedNode<AnyView> {
    AnyViewNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class AnyViewNode: _TypedNode<AnyView> {
  private var children: DynamicChildren!

  init(view: AnyView, inputs: _ViewInputs) {
    super.init(inputs: inputs)
    children = DynamicChildren(owner: self)
    show(view.storage)
    children.finishInitial()
  }

  override var passesRows: Bool { true }

  override func update(view: AnyView, inputs: _ViewInputs) {
    environment = inputs.environment
    show(view.storage)
  }

  private func show(_ view: any View) {
    func show<V: View>(_ view: V) {
      children.update([
        DynamicChildren.Item(
          key: ObjectIdentifier(V.self),
          make: { V._makeNode(view: view, inputs: $0) },
          update: { ($0 as? _TypedNode<V>)?.update(view: view, inputs: $1) })
      ])
    }
    show(view)
  }

  override func makeElements() -> [Element] { children.elements }
  override func forEachChild(_ body: (_ViewNode) -> Void) { children?.forEach(body) }
  override func forEachPresentChild(_ body: (_ViewNode) -> Void) { children?.forEachPresent(body) }
}
