import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws lines between the rows of a menu and a ground between its sections.
struct MenuLines: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    content.recordPlaced(in: context)
    let pixel = element.environment.pixelLength
    let isDark = element.environment.colorScheme == .dark
    let frames = content.subelements.map(\.displayFrame).filter { $0.height > 0 }.sorted { $0.minY < $1.minY }
    for (above, below) in zip(frames, frames.dropFirst()) {
      let gap = below.minY - above.maxY
      if gap > 1 {
        context.fill(
          Path(CGRect(x: 0, y: above.maxY, width: size.width, height: gap)),
          with: .color(.black.opacity(isDark ? 0.16 : 0.08)))
      } else {
        context.fill(
          Path(CGRect(x: 0, y: below.minY - pixel, width: size.width, height: pixel)),
          with: .style(_SystemShapeStyle.separator))
      }
    }
  }
}
