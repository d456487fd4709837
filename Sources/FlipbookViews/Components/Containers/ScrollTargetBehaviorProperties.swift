import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The conditions under which a behaviour is asked.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether one drag leads no further than to the next target; has no effect in a film.
  public var limitsScrolls = false
  /// Makes the usual properties.
  public init() {}
}
