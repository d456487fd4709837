import FlipbookDrawing
import Foundation

/// A tab of a tab bar controller: what the bar shows of it, and the controller that it shows.
@MainActor @preconcurrency
open class UITab: NSObject {
  /// The place of a tab in a bar that people change.
  public enum Placement: Int, Hashable, Sendable {
    case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// The name by which a controller finds the tab.
  public let identifier: String
  /// The title below the image.
  open var title: String { didSet { item.title = title } }
  /// The image above the title.
  open var image: UIImage? { didSet { item.image = image } }
  /// The title of a second line. A bar of a phone has none.
  open var subtitle: String?
  /// The text of the badge beside the image; nil for none.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// An object of the scene's own.
  open var userInfo: Any?
  /// Has no effect. A film has no editor of tabs.
  open var preferredPlacement = Placement.automatic
  /// Has no effect. A film has no editor of tabs.
  open var allowsHiding = false
  /// Whether the bar leaves the tab out.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
  /// Whether the tab can be chosen. False has no effect, with a diagnostic.
  open var isEnabled = true { didSet { unsupported("UITab.isEnabled", when: !isEnabled) } }
  /// The controller whose tab this is.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group that the tab lies in; nil for a tab of the bar's.
  open internal(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  /// The item that the bar shows.
  let item: UITabBarItem

  /// Makes a tab.
  /// - Parameter viewControllerProvider: Makes the controller of the tab, as it is first shown.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, tag: 0)
  }

  /// The controller that the tab shows; nil for a tab that makes none.
  open var viewController: UIViewController? { controller }

  /// The controller of the tab, made as it is asked for.
  var controller: UIViewController? {
    if let made { return made }
    made = provider?(self)
    made?.tabBarItem = item
    return made
  }
}
