import FlipbookDrawing
import Foundation

/// The colours of a tab bar's items in each of their states.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The colours of items that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The colours of the chosen item.
  public let selected = UITabBarItemStateAppearance()
  /// Has no effect. Items can always be used.
  public let disabled = UITabBarItemStateAppearance()
  /// Has no effect. No item of a film is in focus.
  public let focused = UITabBarItemStateAppearance()

  /// Makes the system's colours.
  public override init() {}
}
