import Foundation

// Notifications of keyboards and of the application's life. A film has no keyboard and is in front all the
// while, so none is ever posted except by the scene.
extension UIResponder {
  /// The name of a keyboard's notification before it comes. A film posts none.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The name of a keyboard's notification after it has come. A film posts none.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The name of a keyboard's notification before it goes. A film posts none.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The name of a keyboard's notification after it has gone. A film posts none.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The name of a keyboard's notification before its frame changes. A film posts none.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The name of a keyboard's notification after its frame has changed. A film posts none.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before a change.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after a change.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the length of the keyboard's animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIApplication {
  /// The name of a notification that the application is active. A film posts none.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of a notification that the application ceases to be active. A film posts none.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of a notification that the application is in the background. A film posts none.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of a notification that the application leaves the background. A film posts none.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of a notification that the application ends. A film posts none.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of a notification that memory is short. A film posts none.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of a notification that the screen was captured. A film posts none.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The name of a notification that the interface is about to turn. A film posts none.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The name of a notification that the interface has turned. A film posts none.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The name of a notification that the status bar is about to change its frame. A film posts none.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The name of a notification that the status bar has changed its frame. A film posts none.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The address of the application's settings. A film opens none.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the settings of the application's notifications. A film opens none.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}

extension UIDevice {
  /// The name of a notification that the device was turned. A film posts none.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The name of a notification that the battery's charge changed. A film posts none.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

extension UIApplicationDelegate {
  /// Never called. A film is in front all the while.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Never called. A film is in front all the while.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Never called. A film is in front all the while.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
