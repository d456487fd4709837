import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view that can be dragged: the items are asked for as it is lifted.
@MainActor
final class DragSource: Liftable {
  var items: (@MainActor () -> [NSItemProvider])?
  /// Called as the view is lifted and after its drop, so that the scene's own picture of the drag is made.
  var isLifted: (@MainActor (Bool) -> Void)?
  let holder = DragPreviewHolder()
  private weak var screen: TouchScreen?

  nonisolated init() {}

  func lifted(at point: CGPoint, _ element: Element) {
    guard let items = items?() else { return }
    screen = element.runtime.touches
    isLifted?(true)
    screen?.beginDrag(of: element, items, shown: isLifted == nil ? nil : holder, at: point)
  }

  func liftMoved(to point: CGPoint) { screen?.moveDrag(to: point) }

  func liftEnded(at point: CGPoint) {
    screen?.endDrag(at: point)
    finish()
  }

  func liftCancelled() {
    screen?.cancelDrag()
    finish()
  }

  /// The picture is needed until the drop is over.
  private func finish() {
    guard let screen, let isLifted else { return }
    let runtime = screen.runtime
    runtime.runLoop.post(at: runtime.now + DragPreview.ending) { isLifted(false) }
  }
}
