import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Blends each part of its content with what is behind it, as `opacity` fades each: a compositing group inside keeps them
/// together.
struct BlendModeModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let mode: BlendMode

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard mode != .normal else { return content.recordPlaced(in: context) }
    var context = context
    context.blendMode = mode.contextMode
    content.recordPlaced(in: context)
  }
}
