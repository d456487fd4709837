import FlipbookMotion

/// The node of a view with a modifier that has a body.
@MainActor
final class ComposedModifierNode<Content: View, Modifier: ViewModifier>: SingleChildNode<
  ModifiedContent<Content, Modifier>, Modifier.Body
>
{
  private let source: TypedContentSource<Content>
  private var modifier: Modifier
  private let properties: DynamicPropertyLayout
  private var slots: [AnyObject?]
  private var animated: (any AnimatedViewBox<Modifier>)?

  init(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    source = TypedContentSource(view.content)
    modifier = view.modifier
    properties = DynamicPropertyLayout.of(Modifier.self)
    slots = properties.makeSlots()
    super.init(inputs: inputs)
    properties.connect(&modifier, slots: &slots, node: self)
    animated = makeAnimatedBox(modifier, node: self) { [unowned self] in runtime.enqueue(self) }
    child = Modifier.Body._makeNode(view: evaluateBody(), inputs: self.inputs)
  }

  override var passesRows: Bool { true }

  override func update(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    let environmentChanged = inputs.environment.version != environment.version
    environment = inputs.environment
    source.view = view.content
    if !ViewComparison.areEqual(modifier, view.modifier) || isQueued
      || (environmentChanged && properties.readsEnvironment)
    {
      isQueued = false
      modifier = view.modifier
      properties.connect(&modifier, slots: &slots, node: self)
      animated?.set(modifier)
      child.update(view: evaluateBody(), inputs: self.inputs)
    } else if environmentChanged {
      child.updateEnvironment(self.inputs)
    }
    source.updatePlaceholders()
  }

  override func updateEnvironment(_ inputs: _ViewInputs) {
    guard inputs.environment.version != environment.version else { return }
    environment = inputs.environment
    if properties.readsEnvironment { refresh() } else { child.updateEnvironment(self.inputs) }
  }

  override func refresh() {
    properties.connect(&modifier, slots: &slots, node: self)
    child.update(view: evaluateBody(), inputs: inputs)
  }

  private func evaluateBody() -> Modifier.Body {
    runtime.evaluate(self) {
      (animated?.presentation ?? modifier).body(content: PlaceholderContentView(source: source))
    }
  }

  override func remove() {
    super.remove()
    properties.disconnect(&slots)
  }
}
