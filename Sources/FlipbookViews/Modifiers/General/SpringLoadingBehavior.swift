import FlipbookDrawing
import FlipbookMotion
import Foundation

// Requests to a pointer, a pencil, a keyboard, a menu bar, a headset or the system, none of which a film has:
// the view is as it would be without.

/// When something takes place by itself.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// The usual behaviour.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// The control acts when something is held over it.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// The control doesn't act by itself.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
