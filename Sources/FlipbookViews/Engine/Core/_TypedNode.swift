import FlipbookDrawing
import FlipbookMotion
import Synchronization

/// A node for one type of view.
@MainActor
public class _TypedNode<V: View>: _ViewNode {
  /// Takes over a new value of the view and what flows down to it.
  package func update(view: V, inputs: _ViewInputs) {
    environment = inputs.environment
  }
}
