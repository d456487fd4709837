import FlipbookDrawing
import FlipbookMotion
import Foundation

struct LuminanceToAlphaModifier: FilterModifier {
  typealias AnimatableData = EmptyAnimatableData
  func filter() -> GraphicsContext.Filter? { .luminanceToAlpha }
}
