import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a scroll view springs back from its ends.
public struct ScrollBounceBehavior: Sendable {
  /// The usual behaviour.
  public static let automatic = ScrollBounceBehavior()
  /// Springs back always.
  public static let always = ScrollBounceBehavior()
  /// Springs back where the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior()
}
