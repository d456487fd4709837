import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How the direction of a text is found.
public struct WritingDirectionStrategy: Hashable, Sendable {
  let name: String
  /// The usual strategy.
  public static let `default` = WritingDirectionStrategy(name: "default")
  /// The direction of the text's first strong character.
  public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  /// The direction of the layout.
  public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
}
