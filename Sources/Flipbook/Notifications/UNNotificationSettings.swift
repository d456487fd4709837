import Foundation

/// The notifications that a person allowed an app. Nobody was asked in a film.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Not determined.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}
