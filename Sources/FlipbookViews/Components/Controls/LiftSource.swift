import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Marks the view that a context menu lifts, and leaves it out of the page while it is lifted.
struct LiftSource: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let lifted: LiftedElement

  init(lifted: LiftedElement) { self.lifted = lifted }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    lifted.element = content.parent
    content.place(at: .zero, proposal: proposal)
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    lifted.element = element
    if !lifted.isLifted || lifted.isRecording { content.recordPlaced(in: context) }
  }
}
