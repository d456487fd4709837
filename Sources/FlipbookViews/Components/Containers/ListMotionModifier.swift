import FlipbookMotion
import Foundation

/// Has rows move in transactions of the list's; what is in them keeps those of the world around.
struct ListMotionModifier: ViewModifier {
  typealias Body = Never
  let groups: ListGroups

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    ListMotionNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class ListMotionNode<Content: View>: SingleChildNode<
  ModifiedContent<Content, ListMotionModifier>, Content
>
{
  private let outerScope: TransactionScope?

  init(view: ModifiedContent<Content, ListMotionModifier>, inputs: _ViewInputs) {
    outerScope = inputs.transactionScope
    let groups = view.modifier.groups
    var own = inputs
    own.transactionScope = TransactionScope(outer: outerScope) { groups.motion.changePlacement(&$0) }
    super.init(inputs: own)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override var passesRows: Bool { true }

  override func makeInputs() -> _ViewInputs {
    var inputs = super.makeInputs()
    inputs.transactionScope = outerScope
    return inputs
  }

  override func update(view: ModifiedContent<Content, ListMotionModifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    child.update(view: view.content, inputs: self.inputs)
  }

  override func makeElements() -> [Element] {
    let elements = child.elements
    for element in elements { element.placementNode = self }
    return elements
  }
}
