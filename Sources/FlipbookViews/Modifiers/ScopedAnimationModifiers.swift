import FlipbookMotion

/// Modifiers applied in a closure, for which alone transactions are changed: the view they modify keeps those
/// of the world around.
struct ScopedTransactionView<Content: View, Modified: View>: View {
  typealias Body = Never
  let modified: Modified
  let source: OuterContentSource<Content>
  let change: (inout Transaction) -> Void

  init(
    content: Content, change: @escaping (inout Transaction) -> Void,
    body: (PlaceholderContentView<Content>) -> Modified
  ) {
    source = OuterContentSource(content)
    modified = body(PlaceholderContentView(source: source))
    self.change = change
  }

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    ScopedTransactionNode(view: view, inputs: inputs)
  }
}

/// A source whose view lives in the transactions outside the modifiers.
@MainActor
final class OuterContentSource<Content: View>: ContentSource {
  private let view: Content
  /// The scope of the world around; nil for the root's.
  var scope: TransactionScope?

  init(_ view: Content) { self.view = view }

  private func outer(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs = inputs
    inputs.transactionScope = scope
    return inputs
  }

  override func makeNode(inputs: _ViewInputs) -> _ViewNode {
    Content._makeNode(view: view, inputs: outer(inputs))
  }

  override func update(_ node: _ViewNode, inputs: _ViewInputs) {
    (node as? _TypedNode<Content>)?.update(view: view, inputs: outer(inputs))
  }
}

@MainActor
private final class ScopedTransactionNode<Content: View, Modified: View>: _TypedNode<
  ScopedTransactionView<Content, Modified>
>
{
  /// What the scope calls: it outlives the values of the view.
  @MainActor
  private final class Box {
    var change: (inout Transaction) -> Void = { _ in }
  }

  private let box = Box()
  private let scope: TransactionScope
  private var child: _TypedNode<Modified>!

  init(view: ScopedTransactionView<Content, Modified>, inputs: _ViewInputs) {
    let box = self.box
    box.change = view.change
    inputs.runtime.hasTransactionScopes = true
    scope = TransactionScope(outer: inputs.transactionScope) { box.change(&$0) }
    super.init(inputs: inputs)
    view.source.scope = transactionScope
    child = Modified._makeNode(view: view.modified, inputs: self.inputs)
  }

  override func makeInputs() -> _ViewInputs {
    var inputs = super.makeInputs()
    inputs.transactionScope = scope
    return inputs
  }

  override func update(view: ScopedTransactionView<Content, Modified>, inputs: _ViewInputs) {
    environment = inputs.environment
    box.change = view.change
    view.source.scope = transactionScope
    child.update(view: view.modified, inputs: self.inputs)
  }

  override func makeElements() -> [Element] {
    let elements = child.elements
    // Where the view stands is the matter of those around it.
    for element in elements { element.placementNode = self }
    return elements
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}

/// Changes the transactions of a view in updates in which a value has changed.
struct ValueTransactionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let change: (inout Transaction) -> Void

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    TransactionNode(view: view, inputs: inputs) { modifier, old in
      let changed = old.map { $0.value != modifier.value } ?? false
      return { transaction, isPresentUpdate in
        if changed, isPresentUpdate { modifier.change(&transaction) }
      }
    }
  }
}

extension View {
  /// Animates the modifiers that a closure applies, and nothing of the view they are applied to.
  ///
  /// - Parameter body: Gets the view, to apply modifiers to it.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(
      content: self,
      change: { transaction in if !transaction.disablesAnimations { transaction.animation = animation } },
      body: body)
  }

  /// Changes the transactions of the modifiers that a closure applies, and not those of the view.
  ///
  /// - Parameter body: Gets the view, to apply modifiers to it.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(content: self, change: transform, body: body)
  }

  /// Changes the transactions of the view in updates in which a value changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, change: transform))
  }

  /// Keeps the places of the parts of the view relative to it while the view itself moves: they go along with it, and
  /// not by an animation of their own.
  public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
