import FlipbookDrawing
import Foundation

/// The menu over selected text of systems before iOS 16. A film never shows it.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible: Bool { false }
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// Shows nothing, with a diagnostic.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    unsupported("UIMenuController.showMenu", when: true)
  }

  open func hideMenu() {}
  open func update() {}
}

/// An entry of the menu over selected text.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
