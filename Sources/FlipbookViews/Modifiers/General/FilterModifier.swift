import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws a view through a filter.
protocol FilterModifier: ElementModifier {
  /// The filter for the present values; nil where nothing would change.
  @MainActor func filter() -> GraphicsContext.Filter?
}

extension FilterModifier {
  package func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard let filter = filter() else { return content.recordPlaced(in: context) }
    var context = context
    context.environment = element.environment
    context.addFilter(filter)
    context.drawGroup { content.recordPlaced(in: $0) }
  }
}
