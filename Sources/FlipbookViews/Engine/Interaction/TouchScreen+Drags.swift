import FlipbookDrawing
import Foundation

extension TouchScreen {
  /// A finger has lifted a view, and drags its items.
  func beginDrag(
    of source: Element, _ items: [NSItemProvider], shown: DragPreviewHolder?, at point: CGPoint
  ) {
    drag = DragSession(of: source, items, shown: shown, at: point, time: runtime.now)
    runtime.needsDisplay = true
  }

  func moveDrag(to point: CGPoint) { drag?.move(to: point, in: runtime.rootForHits, at: runtime.now) }

  func endDrag(at point: CGPoint) {
    if point != drag?.preview.finger { moveDrag(to: point) }
    drag?.end(at: runtime.now)
  }

  func cancelDrag() { drag?.cancel(at: runtime.now) }

  /// Has the film painted anew while a view is dragged.
  func prepareDrag(at time: TimeInterval) {
    guard let drag else { return }
    if drag.preview.isGone(at: time) { self.drag = nil }
    runtime.needsDisplay = true
  }

  func recordDrag(in context: GraphicsContext) { drag?.record(in: context, at: runtime.now) }
}
