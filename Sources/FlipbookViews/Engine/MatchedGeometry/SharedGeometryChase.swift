import FlipbookMotion
import Foundation

/// Takes an element after the geometry that it shares with others, where every change of it is animated.
///
/// `animation(_:)` without a value holds for the frames of animations too. The way from one source to another is
/// animated for the whole group; under such a modifier each frame of it sets out again, by the modifier's animation.
struct SharedGeometryChase {
  typealias Geometry = MatchedGeometryElement.Geometry

  private var animator: AnimatorState<Geometry>?
  /// The shared geometry as of the last call.
  private var last: Geometry?

  var isAnimating: Bool { animator != nil }

  /// Takes over the place that the shared geometry has come to.
  ///
  /// - Parameter animation: The animation that takes the element there; nil when the place is new for another
  /// reason.
  mutating func follow(
    _ shared: Geometry, animation: Animation?, at time: TimeInterval, environment: EnvironmentValues
  ) -> Geometry {
    defer { last = shared }
    if let animation, let last, last != shared {
      var animator = self.animator ?? AnimatorState(last)
      _ = animator.retarget(to: shared, animation: animation, at: time, environment: environment)
      self.animator = animator
    } else {
      animator?.move(to: shared)
    }
    guard let shown = animator?.advanced(to: time) else { return shared }
    if animator?.isAnimating == false { animator = nil }
    return shown
  }
}

extension AnimatorState {
  /// Moves on to a time, and returns the value then.
  fileprivate mutating func advanced(to time: TimeInterval) -> Value {
    var completions: [AnimationCompletion] = []
    return step(to: time, completions: &completions)
  }
}
