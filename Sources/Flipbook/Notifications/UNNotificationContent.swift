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
}
