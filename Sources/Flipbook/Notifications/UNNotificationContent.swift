import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The first line.
  open internal(set) var title = ""
  /// The second line.
  open internal(set) var subtitle = ""
  /// The text.
  open internal(set) var body = ""
  /// The number at the app's icon; nil for no change.
  open internal(set) var badge: NSNumber?
  /// Nil for none.
  open internal(set) var sound: UNNotificationSound?
  /// Values of the app's own.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The category's name.
  open internal(set) var categoryIdentifier = ""
  /// The name of those that belong together.
  open internal(set) var threadIdentifier = ""
  /// How urgent the notification is.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The place among others of the app, 0…1; the highest is the first of a summary.
  open internal(set) var relevanceScore = 0.0
}
