import Foundation

extension UIWindow {
  /// The name of a notification that a window is shown. Its object is the window, as that of those below.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The name of a notification that a window is hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// The name of a notification that a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// The name of a notification that another window has become the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Posts a notification with the window as its object.
  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
