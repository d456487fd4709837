import Foundation

/// A kind of notifications with its buttons, which are not seen.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String

  /// Makes a kind. Buttons and the rest have no effect.
  public init(
    identifier: String, actions: [UNNotificationAction] = [], intentIdentifiers: [String] = [],
    options: UNNotificationCategoryOptions = []
  ) { self.identifier = identifier }
}
