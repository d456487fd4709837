import FlipbookDrawing
import FlipbookMotion
import Foundation

/// When the bar of a tab view gets smaller: never, in a film.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// The usual behaviour.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
