import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a button goes on while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// The usual behaviour: the button acts once.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The button acts again and again while it is held.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The button acts once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
