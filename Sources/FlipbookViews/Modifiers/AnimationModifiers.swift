import FlipbookMotion

/// Changes transactions for a view.
struct TransactionModifier: ViewModifier {
  typealias Body = Never
  let change: (inout Transaction) -> Void

  init(change: @escaping (inout Transaction) -> Void) { self.change = change }

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    TransactionNode(view: view, inputs: inputs, changesFrames: true) { modifier, _ in
      { transaction, _ in modifier.change(&transaction) }
    }
  }
}

/// Sets the animation of every change in a view.
struct ImplicitAnimationModifier: ViewModifier {
  typealias Body = Never
  let animation: Animation?

  init(animation: Animation?) { self.animation = animation }

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    TransactionNode(view: view, inputs: inputs, changesFrames: true) { modifier, _ in
      { transaction, _ in
        if !transaction.disablesAnimations { transaction.animation = modifier.animation }
      }
    }
  }
}

/// Sets the animation of a view's changes in updates in which a value has changed.
struct ValueAnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: Value

  init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    TransactionNode(view: view, inputs: inputs) { modifier, old in
      let changed = old.map { $0.value != modifier.value } ?? false
      return { transaction, isPresentUpdate in
        if changed, isPresentUpdate, !transaction.disablesAnimations {
          transaction.animation = modifier.animation
        }
      }
    }
  }
}

/// The node of a view for which transactions are changed.
@MainActor
final class TransactionNode<Content: View, Modifier: ViewModifier>: _TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  typealias Change = @MainActor (inout Transaction, _ isPresentUpdate: Bool) -> Void

  /// What the scope calls: it outlives the modifier values.
  @MainActor
  private final class Box {
    var change: Change = { _, _ in }
    /// The update in which the modifier last changed.
    var update = -1
  }

  private let box = Box()
  private let makeChange: @MainActor (Modifier, Modifier?) -> Change
  private var modifier: Modifier
  private let scope: TransactionScope
  private var child: _TypedNode<Content>!

  init(
    view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs, changesFrames: Bool = false,
    makeChange: @escaping @MainActor (Modifier, Modifier?) -> Change
  ) {
    self.makeChange = makeChange
    modifier = view.modifier
    let box = self.box
    box.change = makeChange(view.modifier, nil)
    unowned let runtime = inputs.runtime
    runtime.hasTransactionScopes = true
    scope = TransactionScope(outer: inputs.transactionScope, changesFrames: changesFrames) {
      box.change(&$0, box.update == runtime.updateCount)
    }
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override func makeInputs() -> _ViewInputs {
    var inputs = super.makeInputs()
    inputs.transactionScope = scope
    return inputs
  }

  override func update(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    box.change = makeChange(view.modifier, modifier)
    box.update = runtime.updateCount
    modifier = view.modifier
    child.update(view: view.content, inputs: self.inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}

extension View {
  /// Animates every change in the view by the default animation.
  public func animation() -> some View { modifier(ImplicitAnimationModifier(animation: .default)) }

  /// Animates every change in the view.
  public func animation(_ animation: Animation?) -> some View {
    modifier(ImplicitAnimationModifier(animation: animation))
  }

  /// Animates the changes in the view that come with a change of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Changes the transactions of the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }
}
