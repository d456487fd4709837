import FlipbookDrawing
import Foundation

/// The tab of a search, with the system's title and image.
open class UISearchTab: UITab {
  /// Has no effect. A film has no keyboard that comes by itself.
  open var automaticallyActivatesSearch = false

  /// Makes a tab.
  /// - Parameter viewControllerProvider: Makes the controller of the tab, as it is first shown.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}
