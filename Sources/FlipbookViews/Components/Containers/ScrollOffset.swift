import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How far content is scrolled, in points.
struct ScrollOffset: Animatable {
  var x: CGFloat = 0
  var y: CGFloat = 0

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
