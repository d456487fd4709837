import Foundation

/// A notification that came. None does in a film.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it came.
  public let date = Date()
  /// The request for the notification.
  public let request = UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
}
