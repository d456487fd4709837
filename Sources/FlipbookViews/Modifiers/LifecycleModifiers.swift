import FlipbookMotion

/// Runs closures when a view comes and goes.
struct AppearanceModifier: ViewModifier {
  typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    AppearanceNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class AppearanceNode<Content: View>: _TypedNode<ModifiedContent<Content, AppearanceModifier>> {
  private var modifier: AppearanceModifier
  private var child: _TypedNode<Content>!

  init(view: ModifiedContent<Content, AppearanceModifier>, inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    runtime.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      modifier.appear?()
    }
  }

  override func update(view: ModifiedContent<Content, AppearanceModifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = view.modifier
    child.update(view: view.content, inputs: self.inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func remove() {
    guard !isRemoved else { return }
    super.remove()
    let modifier = self.modifier
    if modifier.disappear != nil { runtime.afterUpdate { modifier.disappear?() } }
  }
}

/// Runs a closure when a value has changed.
struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let isInitial: Bool
  /// Whether what the action does belongs to the transaction of the change.
  var keepsTransaction = false
  let action: (Value, Value) -> Void

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    ChangeNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class ChangeNode<Content: View, Value: Equatable>: _TypedNode<
  ModifiedContent<Content, ChangeModifier<Value>>
>
{
  private var value: Value
  private var child: _TypedNode<Content>!

  init(view: ModifiedContent<Content, ChangeModifier<Value>>, inputs: _ViewInputs) {
    value = view.modifier.value
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
    if view.modifier.isInitial {
      let modifier = view.modifier
      runtime.afterUpdate { modifier.action(modifier.value, modifier.value) }
    }
  }

  override func update(view: ModifiedContent<Content, ChangeModifier<Value>>, inputs: _ViewInputs) {
    environment = inputs.environment
    let modifier = view.modifier
    let old = value
    value = modifier.value
    if old != value {
      let transaction = modifier.keepsTransaction ? runtime.transaction(in: nil) : nil
      runtime.afterUpdate { [runtime] in
        guard let transaction else { return modifier.action(old, modifier.value) }
        runtime.withTransaction(transaction) { modifier.action(old, modifier.value) }
      }
    }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}

extension View {
  /// Runs a closure when the view has come, after the update that brought it.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs a closure when the view has gone, after its transition.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs a closure with the new value when a value has changed.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Runs a closure with the old and the new value when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs a closure when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}
