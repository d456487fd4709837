import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The node of a view that draws and has nothing in it.
@MainActor
class LeafNode<V: View>: _TypedNode<V> {
  private(set) var view: V
  private var leaf: Element?

  init(view: V, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
  }

  /// Makes the one element of the node.
  func makeElement() -> Element { preconditionFailure("a leaf needs an element") }

  /// The view is another, or is seen in another environment.
  func viewChanged(from old: V) {
    leaf?.invalidateLayout()
  }

  override func update(view new: V, inputs: _ViewInputs) {
    let changed = inputs.environment.version != environment.version
    environment = inputs.environment
    let old = view
    guard changed || !ViewComparison.areEqual(old, new) else { return }
    view = new
    viewChanged(from: old)
  }

  override func environmentChanged() { viewChanged(from: view) }

  override func makeElements() -> [Element] {
    if let leaf { return [leaf] }
    let made = makeElement()
    leaf = made
    return [made]
  }
}
