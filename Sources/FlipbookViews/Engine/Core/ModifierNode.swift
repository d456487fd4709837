/// A node of a modifier that leaves the view that it modifies as it is, and does something beside.
@MainActor
class ModifierNode<Content: View, Modifier: ViewModifier>: SingleChildNode<
  ModifiedContent<Content, Modifier>, Content
>
{
  private(set) final var modifier: Modifier

  init(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override final func update(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    let old = modifier
    modifier = view.modifier
    modifierChanged(from: old)
    child.update(view: view.content, inputs: self.inputs)
  }

  /// Called for a new value of the modifier, before the view inside is updated.
  func modifierChanged(from old: Modifier) {}
}
