import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws a view as one before opacity, blending and filters of the views around it apply.
struct GroupModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData

  var isOpaque = false
  var colorMode = ColorRenderingMode.nonLinear

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    func draw(in context: GraphicsContext) {
      if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
      content.recordPlaced(in: context)
    }
    if colorMode == .nonLinear {
      context.drawGroup { draw(in: $0) }
    } else {
      colorMode.warn()
      context.drawLayer(isLinear: true) { draw(in: $0) }
    }
  }
}
