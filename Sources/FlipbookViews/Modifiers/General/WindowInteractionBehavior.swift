import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The permission to act on a window.
public struct WindowInteractionBehavior: Sendable {
  /// The usual behaviour.
  public static let automatic = WindowInteractionBehavior()
  /// The action is allowed.
  public static let enabled = WindowInteractionBehavior()
  /// The action is prevented.
  public static let disabled = WindowInteractionBehavior()
}
