import Foundation

/// A person's answer to a notification. There is none in a film.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification = UNNotification()
  /// The name of the button.
  public let actionIdentifier = ""
}
