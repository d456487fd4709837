import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The part of a window for which room is kept at the sides.
public struct ScenePadding: Hashable, Sendable {
  let name: String
  /// The least room.
  public static let minimum = ScenePadding(name: "minimum")
  /// The room of a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}
