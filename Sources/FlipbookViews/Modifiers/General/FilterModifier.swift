import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws a view through a filter.
protocol FilterModifier: ElementModifier {
  /// The filter for the present values; nil where nothing would change.
  @MainActor func filter() -> GraphicsContext.Filter?

  /// Whether opacity from around goes to what the filter is given, and not to what it makes.
  static var passesOpacity: Bool { get }
}

extension FilterModifier {
  static var passesOpacity: Bool { false }

  package func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard let filter = filter() else { return content.recordPlaced(in: context) }
    var context = context
    context.environment = element.environment
    context.addFilter(filter)
    let opacity = context.opacity
    if Self.passesOpacity { context.opacity = 1 }
    context.drawGroup { group in
      var group = group
      if Self.passesOpacity { group.opacity *= opacity }
      content.recordPlaced(in: group)
    }
  }
}
