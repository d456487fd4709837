import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The appearance of a view under a pointer.
public struct HoverEffect: Sendable {
  /// The usual effect.
  public static let automatic = HoverEffect()
  /// A highlight follows the pointer.
  public static let highlight = HoverEffect()
  /// The view is lifted towards the pointer.
  public static let lift = HoverEffect()
}
