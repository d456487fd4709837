import FlipbookDrawing
import FlipbookMotion

/// A view that stands by itself in its container.
struct LoneView<Content: View>: View {
  typealias Body = Never
  /// Of the stack that several views form for a modifier around them.
  let axis: Axis
  let content: Content

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LoneNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class LoneNode<Content: View>: SingleChildNode<LoneView<Content>, Content> {
  private let axis: Axis

  init(view: LoneView<Content>, inputs: _ViewInputs) {
    axis = view.axis
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override var passesRows: Bool { true }

  override func makeInputs() -> _ViewInputs {
    var inputs = super.makeInputs()
    inputs.loneAxis = axis
    return inputs
  }

  override func update(view: LoneView<Content>, inputs: _ViewInputs) {
    environment = inputs.environment
    child.update(view: view.content, inputs: self.inputs)
  }
}
