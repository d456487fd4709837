import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place of a search field; that of a film is above its view.
public struct SearchFieldPlacement: Sendable {
  /// The usual place.
  public static let automatic = SearchFieldPlacement()
  /// In a toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In a sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title in the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the title in the navigation bar, in a mode of display.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    SearchFieldPlacement()
  }
  /// When the field is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Hidden while the content is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always shown.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}
