import Foundation

/// A button of a notification, which is not seen.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its text.
  public let title: String

  /// Makes a button.
  public init(identifier: String, title: String) {
    (self.identifier, self.title) = (identifier, title)
  }
}
