import FlipbookDrawing
import Foundation

extension ViewRuntime {
  /// Shows an interface of another kind in front of the whole film from now on. Does nothing where one is shown.
  package func showFront(_ view: EmbeddedView) {
    guard frontNode == nil else { return }
    frontNode = EmbeddedView._makeNode(
      view: view,
      inputs: _ViewInputs(
        runtime: self, parent: nil, environment: rootEnvironment, transactionScope: nil, lazyRows: nil))
    rootElementsChanged()
  }
}
