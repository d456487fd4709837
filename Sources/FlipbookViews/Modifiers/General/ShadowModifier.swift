import FlipbookDrawing
import FlipbookMotion
import Foundation

struct ShadowModifier: FilterModifier {
  var color: ResolvedColor
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat

  static var dependsOnEnvironment: Bool { true }
  /// On a phone a view fades apart from its shadow, which is seen through it.
  static var passesOpacity: Bool { true }
  mutating func resolve(in environment: EnvironmentValues) { color.resolve(in: environment) }

  nonisolated var animatableData:
    AnimatablePair<AnimatableVector, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(color.components, AnimatablePair(radius, AnimatablePair(x, y))) }
    set {
      color.components = newValue.first
      (radius, x, y) = (newValue.second.first, newValue.second.second.first, newValue.second.second.second)
    }
  }

  func filter() -> GraphicsContext.Filter? { .shadow(color: color.shown, radius: max(0, radius), x: x, y: y) }
}
