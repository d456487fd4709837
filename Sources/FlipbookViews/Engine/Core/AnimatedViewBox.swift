import FlipbookMotion
import Observation

/// Keeps the animation of an animatable view whose type is not known to be animatable statically.
@MainActor
protocol AnimatedViewBox<Content>: AnyObject {
  associatedtype Content
  var presentation: Content { get }
  func set(_ view: Content)
}
