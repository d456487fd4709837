import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws the lines around a dialog's button.
struct DialogLines: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  @Environment(\.displayScale) private var scale

  init() {}

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    content.recordPlaced(in: context)
    if content.traits.layoutValues[ObjectIdentifier(IsDialogFieldKey.self)] as? Bool == true { return }
    let line = 1 / max(1, scale)
    context.fill(
      Path(CGRect(x: 0, y: 0, width: size.width, height: line)), with: .style(_SystemShapeStyle.separator))
    guard element.displayFrame.minX > 1 else { return }
    context.fill(
      Path(CGRect(x: 0, y: 0, width: line, height: size.height)), with: .style(_SystemShapeStyle.separator))
  }
}
