import Foundation

/// The notifications of an app. Nobody is asked in a film, and none is delivered.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// Has no effect: no notification comes.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The app's center: a new one each time, since none keeps anything.
  open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

  /// Calls the handler with false: nobody is asked.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Returns false: nobody is asked.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  /// Calls the handler with settings that were not determined.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// Returns settings that were not determined.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Calls the handler; the notification is never delivered.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Has no effect: the notification is never delivered.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// Calls the handler with none.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// Returns none.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Has no effect.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Has no effect.
  open func removeAllPendingNotificationRequests() {}
  /// Calls the handler with none.
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    completionHandler([])
  }
  /// Returns none.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Has no effect.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Has no effect.
  open func removeAllDeliveredNotifications() {}
  /// Has no effect.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Has no effect.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
  /// Calls the handler; there is no icon to have a badge.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
