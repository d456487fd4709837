import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions that an assistive technology has for a view.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  /// The usual action.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that closes a dialog.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of the page.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The action that deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
}
