import FlipbookDrawing
import FlipbookMotion
import Synchronization

/// The inputs that a node starts from and is updated with: its place in the tree and the values that flow
/// down to it.
public struct _ViewInputs {
  package let runtime: ViewRuntime
  package var parent: _ViewNode?
  package var environment: EnvironmentValues
  package var transactionScope: TransactionScope?
  /// How the container around arranges rows that are made as they come into sight; nil where all views are made.
  package var lazyRows: LazyRows?
  /// Set where the view stands by itself, not among others of a container: several that a modifier changes there are
  /// one stack to it. The axis is that of the stack.
  package var loneAxis: Axis?
  /// The transition that a modifier around gives what comes and goes here; nil where there is none.
  var listTransition: ListTransition?

  /// The inputs for a child of `node`.
  @MainActor
  package func child(of node: _ViewNode) -> _ViewInputs {
    var copy = self
    copy.parent = node
    return copy
  }
}
