import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws a view through a Metal function. The numbers that it is called with take part in animations.
struct ShaderModifier: ElementModifier {
  var shader: Shader
  let use: ShaderCall.Use
  let reach: CGSize
  let isEnabled: Bool

  nonisolated var animatableData: AnimatableVector {
    get { AnimatableVector(shader.numbers) }
    set { shader = shader.with(shader.numbers.indices.map { newValue[$0] }) }
  }

  package func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard isEnabled else { return content.recordPlaced(in: context) }
    var context = context
    context.environment = element.environment
    context.addFilter(.shader(shader, use, bounds: CGRect(origin: .zero, size: size), reach: reach))
    context.drawGroup { content.recordPlaced(in: $0) }
  }
}
