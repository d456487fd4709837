import FlipbookDrawing
import FlipbookMotion
import Foundation

struct BlurModifier: FilterModifier {
  var radius: CGFloat
  let isOpaque: Bool

  nonisolated var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func filter() -> GraphicsContext.Filter? {
    radius > 0 ? .blur(radius: radius, options: isOpaque ? .opaque : []) : nil
  }
}
