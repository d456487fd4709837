import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The values that a behaviour has when a finger has let go of a scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The place of the content when the finger took hold.
  public let originalTarget: ScrollTarget
  /// Of the content's offset, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// Along which the content can be moved.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  /// The value of the environment at a key path.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
