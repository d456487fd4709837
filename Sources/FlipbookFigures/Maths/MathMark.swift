import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A mark of a formula as a shape, whose place and size are animated.
struct MathMark: Shape {
  /// The outline in ems; that of a bar is a square of one em.
  var outline: Path
  var x: CGFloat
  var y: CGFloat
  var width: CGFloat
  var height: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    outline.applying(
      CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: rect.minX + x, ty: rect.minY + y))
  }

  nonisolated var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(AnimatablePair(x, y), AnimatablePair(width, height)) }
    set {
      (x, y) = (newValue.first.first, newValue.first.second)
      (width, height) = (newValue.second.first, newValue.second.second)
    }
  }
}
