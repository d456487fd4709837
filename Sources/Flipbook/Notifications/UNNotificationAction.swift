import Foundation

/// A button of a notification, which is not seen.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its text.
  public let title: String
  /// Its consequences.
  public let options: UNNotificationActionOptions

  /// Makes a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}
