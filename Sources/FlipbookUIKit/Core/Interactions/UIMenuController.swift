import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The menu over selected text of systems before iOS 16. A film never shows it.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  private static let slot = ContextSlot(.scene) { Lazy { UIMenuController() } }

  /// The menu of the scene.
  public static var shared: UIMenuController { SceneContext.current[slot].value }
  /// The entries of the menu. They are not shown.
  open var menuItems: [UIMenuItem]?
  /// Always false. The menu is not shown.
  open var isMenuVisible: Bool { false }
  /// The name of a notification that the menu is hidden. A film posts none.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// Does nothing, with a diagnostic.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    unsupported("UIMenuController.showMenu", when: true)
  }

  /// Does nothing. The menu is not shown.
  open func hideMenu() {}
  /// Does nothing. The menu is not shown.
  open func update() {}
}
