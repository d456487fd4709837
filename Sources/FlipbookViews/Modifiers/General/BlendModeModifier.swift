import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

struct BlendModeModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let mode: BlendMode

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard mode != .normal else { return content.recordPlaced(in: context) }
    var context = context
    context.blendMode = mode.contextMode
    context.drawGroup { content.recordPlaced(in: $0) }
  }
}
