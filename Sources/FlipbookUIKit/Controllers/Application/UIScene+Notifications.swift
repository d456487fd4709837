import Foundation

extension UIScene {
  /// The name of a notification that a scene is about to connect. A film posts none, as of those below.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// The name of a notification that a scene has gone.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// The name of a notification that a scene is active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The name of a notification that a scene ceases to be active.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The name of a notification that a scene comes to the front.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The name of a notification that a scene is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
