import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The first effect of a drag in a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// The usual effect.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The sheet changes its height.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The content scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
