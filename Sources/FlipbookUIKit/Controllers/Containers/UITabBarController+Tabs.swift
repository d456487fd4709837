import FlipbookDrawing
import Foundation

extension UITabBarController {
  /// Whether the bar is hidden.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, at once.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// The form of the tabs where there is room.
  public enum Mode: Int, Hashable, Sendable {
    case automatic = 0, tabBar, tabSidebar
  }

  /// Makes a controller of tabs.
  public convenience init(tabs: [UITab]) {
    self.init()
    // An initializer that sets the property itself passes its observer by.
    setTabs(tabs, animated: false)
  }

  /// Sets the tabs, at once.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The chosen tab; nil where the controller has none.
  public var selectedTab: UITab? {
    get { tabs.first { $0.controller === selectedViewController && !$0.isHidden } }
    set { if let controller = newValue?.controller { selectedViewController = controller } }
  }

  /// The tab of a name, also of a group; nil for none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// Shows the controllers of the tabs that are not hidden. The chosen one stays, where it is still there.
  func tabsChanged() {
    let chosen = selectedViewController
    for tab in tabs { tab.tabBarController = self }
    viewControllers = tabs.filter { !$0.isHidden }.compactMap(\.controller)
    if let chosen { selectedViewController = chosen }
  }
}
