import FlipbookDrawing
import FlipbookMotion

/// The node of a view whose environment is changed.
@MainActor
final class EnvironmentNode<Content: View, Modifier: ViewModifier>: SingleChildNode<
  ModifiedContent<Content, Modifier>, Content
>
{
  private let change: @MainActor (Modifier, inout EnvironmentValues) -> Void
  private let isSame: @MainActor (Modifier, Modifier) -> Bool
  private var modifier: Modifier
  private var outerVersion: Int

  init(
    view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs,
    change: @escaping @MainActor (Modifier, inout EnvironmentValues) -> Void,
    isSame: @escaping @MainActor (Modifier, Modifier) -> Bool
  ) {
    self.change = change
    self.isSame = isSame
    modifier = view.modifier
    outerVersion = inputs.environment.version
    super.init(inputs: inputs)
    change(modifier, &environment)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override var passesRows: Bool { true }

  override func update(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    let old = modifier
    modifier = view.modifier
    if inputs.environment.version != outerVersion || !isSame(old, modifier) { adoptEnvironment(inputs) }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func updateEnvironment(_ inputs: _ViewInputs) {
    guard inputs.environment.version != outerVersion else { return }
    adoptEnvironment(inputs)
    child.updateEnvironment(self.inputs)
  }

  private func adoptEnvironment(_ inputs: _ViewInputs) {
    outerVersion = inputs.environment.version
    environment = inputs.environment
    change(modifier, &environment)
  }
}
