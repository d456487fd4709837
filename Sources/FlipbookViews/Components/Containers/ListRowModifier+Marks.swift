import FlipbookDrawing
import Foundation

extension ListRowModifier {
  /// Draws a row's grey by a share, 0 … 1, over its ground.
  func drawMark(_ share: Double, in context: GraphicsContext, _ outline: Path) {
    var context = context
    context.opacity *= share
    context.fill(outline, with: .color(Color(uiColor: .systemGray4)))
  }
}
