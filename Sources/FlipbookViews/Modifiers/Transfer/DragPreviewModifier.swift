import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Makes a view the picture of a drag: it is drawn under the finger alone.
struct DragPreviewModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let holder: DragPreviewHolder

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    holder.element = content
  }

  func allowsHits(at point: CGPoint, size: CGSize) -> Bool { false }
}
