@MainActor
final class PlaceholderNode<Value>: _TypedNode<PlaceholderContentView<Value>>, PlaceholderNodeBase {
  private var source: ContentSource
  private var child: _ViewNode!

  init(view: PlaceholderContentView<Value>, inputs: _ViewInputs) {
    source = view.source
    super.init(inputs: inputs)
    child = source.makeNode(inputs: contentInputs)
    source.placeholders.append(link)
  }

  private var contentInputs: _ViewInputs {
    var inputs = self.inputs
    if let origin = source.transactionOrigin { inputs.transactionScope = origin.scope }
    if let transition = source.listTransition { inputs.listTransition = transition }
    return inputs
  }

  override var passesRows: Bool { true }

  override func update(view: PlaceholderContentView<Value>, inputs: _ViewInputs) {
    let changed = inputs.environment.version != environment.version
    environment = inputs.environment
    if view.source !== source {
      source = view.source
      source.placeholders.append(link)
      source.update(child, inputs: contentInputs)
    } else if changed {
      child.updateEnvironment(contentInputs)
    }
  }

  func updateContent() {
    guard !isRemoved else { return }
    source.update(child, inputs: contentInputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}
