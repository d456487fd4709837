import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a menu closes when one of its rows is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// The usual behaviour.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
