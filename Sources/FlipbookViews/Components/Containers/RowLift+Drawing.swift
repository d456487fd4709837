import FlipbookDrawing
import Foundation

extension RowLift {
  /// Moves what is drawn in a context away from the row's place, and larger and fainter where a finger holds it.
  func apply(to context: inout GraphicsContext, size: CGSize) {
    context.translateBy(x: 0, y: y)
    guard growth != 0 else { return }
    context.opacity *= opacity
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -size.width / 2, y: -size.height / 2)
  }
}
