import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws the lines around a dialog's button.
struct DialogLines: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  /// Whether nothing stands above the first of buttons from the bottom edge, so that it has no line.
  let isBare: Bool
  /// Whether the buttons come from the bottom edge.
  let isChoice: Bool
  @Environment(\.displayScale) private var scale

  init(isChoice: Bool = false, isBare: Bool = false) { (self.isChoice, self.isBare) = (isChoice, isBare) }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    content.recordPlaced(in: context)
    if content.traits.layoutValues[ObjectIdentifier(IsDialogFieldKey.self)] as? Bool == true { return }
    if isChoice, content.traits.layoutValues[ObjectIdentifier(IsCancelKey.self)] as? Bool == true { return }
    if isBare, element.displayFrame.minY < 1 { return }
    let line = 1 / max(1, scale)
    context.fill(
      Path(CGRect(x: 0, y: 0, width: size.width, height: line)), with: .style(_SystemShapeStyle.separator))
    guard element.displayFrame.minX > 1 else { return }
    context.fill(
      Path(CGRect(x: 0, y: 0, width: line, height: size.height)), with: .style(_SystemShapeStyle.separator))
  }
}
