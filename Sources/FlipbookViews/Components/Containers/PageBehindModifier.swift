import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How far the film's page has gone back behind a sheet that is as high as can be, from 0 to 1; the root draws it so.
struct PageBehindModifier: ElementModifier {
  /// Animated.
  var depth: CGFloat
  /// The place that the page's top goes to.
  let top: CGFloat

  init(depth: CGFloat, top: CGFloat) { (self.depth, self.top) = (depth, top) }

  nonisolated var animatableData: CGFloat {
    get { depth }
    set { depth = newValue }
  }
}
