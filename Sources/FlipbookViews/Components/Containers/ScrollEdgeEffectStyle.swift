import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How content fades where it goes under a bar; in a film it does not.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// The usual effect.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// A hard edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}
