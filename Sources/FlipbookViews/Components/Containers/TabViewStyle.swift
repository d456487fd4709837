import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// Whether dots take the place of the bar.
  static var _showsPages: Bool { get }
  /// Whether there are dots at all.
  var _showsDots: Bool { get }
}

extension TabViewStyle {
  /// False.
  public static var _showsPages: Bool { false }
  /// True.
  public var _showsDots: Bool { true }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of labels: a telephone has no room for a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of labels.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style: a bar of labels.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side with dots.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages side by side with dots in a mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
