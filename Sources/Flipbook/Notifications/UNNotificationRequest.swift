import Foundation

/// A notification that is asked for. None is delivered in a film.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// When it comes; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}
