import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The form of a tab view that a setting is for.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  /// Either form.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
