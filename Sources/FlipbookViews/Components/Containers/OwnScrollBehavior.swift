import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A behaviour of the scene's own, compared by identity.
final class OwnScrollBehavior: Hashable, @unchecked Sendable {
  let behavior: any ScrollTargetBehavior

  init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }

  static func == (lhs: OwnScrollBehavior, rhs: OwnScrollBehavior) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The offset at which the content is to rest.
  @MainActor
  func restingPlace(
    from free: CGPoint, start: CGPoint, velocity: CGSize, host: any ScrollMoverHost,
    environment: EnvironmentValues
  ) -> CGPoint {
    let window = host.windowSize
    let original = ScrollTarget(rect: CGRect(origin: start, size: window))
    var target = ScrollTarget(rect: CGRect(origin: free, size: window))
    let context = ScrollTargetBehaviorContext(
      originalTarget: original, velocity: CGVector(dx: velocity.width, dy: velocity.height),
      contentSize: host.contentSize, containerSize: window, axes: host.scrollAxes, environment: environment)
    behavior.updateTarget(&target, context: context)
    guard let anchor = target.anchor else { return target.rect.origin }
    return CGPoint(
      x: target.rect.minX + target.rect.width * anchor.x - window.width * anchor.x,
      y: target.rect.minY + target.rect.height * anchor.y - window.height * anchor.y)
  }
}
