import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The size of text beside its own.
public struct TextScale: Hashable, Sendable {
  let name: String
  /// The text's own size.
  public static let `default` = TextScale(name: "default")
  /// A smaller size, for secondary text.
  public static let secondary = TextScale(name: "secondary")
}
