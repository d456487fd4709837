import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place where the content of a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part that will be in sight, in the coordinates of the content.
  public var rect: CGRect
  /// The point of the rectangle that is brought to the same point of the window; nil for its top left corner.
  public var anchor: UnitPoint?

  /// Makes a target of a rectangle, in points of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}
