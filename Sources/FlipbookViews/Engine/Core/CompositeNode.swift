import FlipbookMotion
import Observation

/// The node of a view that has a body.
@MainActor
final class CompositeNode<V: View>: SingleChildNode<V, V.Body> {
  private var view: V
  private let properties: DynamicPropertyLayout
  private var slots: [AnyObject?]
  /// Set when the view itself is animatable: it is then evaluated with the value shown.
  private var animated: (any AnimatedViewBox<V>)?

  init(view: V, inputs: _ViewInputs) {
    self.view = view
    properties = DynamicPropertyLayout.of(V.self)
    slots = properties.makeSlots()
    super.init(inputs: inputs)
    properties.connect(&self.view, slots: &slots, node: self)
    animated = makeAnimatedBox(self.view, node: self) { [unowned self] in runtime.enqueue(self) }
    child = V.Body._makeNode(view: evaluateBody(), inputs: self.inputs)
  }

  override var passesRows: Bool { true }
  override var viewName: String? { String(describing: V.self) }

  override func update(view new: V, inputs: _ViewInputs) {
    let environmentChanged = inputs.environment.version != environment.version
    environment = inputs.environment
    let isSame = ViewComparison.areEqual(view, new)
    guard !isSame || isQueued || (environmentChanged && properties.readsEnvironment) else {
      if environmentChanged { child.updateEnvironment(self.inputs) }
      return
    }
    isQueued = false
    view = new
    properties.connect(&view, slots: &slots, node: self)
    animated?.set(view)
    child.update(view: evaluateBody(), inputs: self.inputs)
  }

  override func updateEnvironment(_ inputs: _ViewInputs) {
    guard inputs.environment.version != environment.version else { return }
    environment = inputs.environment
    if properties.readsEnvironment {
      refresh()
    } else {
      child.updateEnvironment(self.inputs)
    }
  }

  override func refresh() {
    properties.connect(&view, slots: &slots, node: self)
    child.update(view: evaluateBody(), inputs: inputs)
  }

  private func evaluateBody() -> V.Body {
    runtime.evaluate(self) { animated?.presentation.body ?? view.body }
  }

  override func remove() {
    super.remove()
    properties.disconnect(&slots)
  }
}

extension AnimatedValue: AnimatedViewBox {
  package typealias Content = Value
}

/// A box for `view` when its type is animatable with something to animate.
@MainActor
func makeAnimatedBox<V>(_ view: V, node: _ViewNode, changed: @escaping @MainActor () -> Void) -> (
  any AnimatedViewBox<V>
)? {
  guard let animatable = view as? any Animatable else { return nil }
  func box<A: Animatable>(_ value: A) -> (any AnimatedViewBox<V>)? {
    if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
    return AnimatedValue<A>(value, node: node, changed: changed) as? any AnimatedViewBox<V>
  }
  return box(animatable)
}
