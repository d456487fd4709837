import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Where the content of a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What will be in sight, in the coordinates of the content.
  public var rect: CGRect
  /// Which point of the rectangle is brought to the same point of the window; nil for its top left corner.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behaviour knows when a finger has let go of a scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the content was when the finger took hold.
  public let originalTarget: ScrollTarget
  /// Of the content's offset, in points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  /// Along which the content can be moved.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// What a behaviour knows when it is asked for its properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// How a behaviour wants to be asked.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether the behaviour is asked for one axis at a time.
  public var limitsScrolls = false
  public init() {}
}

/// A behaviour of the scene's own, told from others by its making.
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
