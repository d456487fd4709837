import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A tap or a squeeze of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The place and direction of a pencil over the screen.
  public struct HoverPose: Hashable, Sendable {}
  /// The pose of the pencil: always nil.
  public var hoverPose: HoverPose? { nil }
}
