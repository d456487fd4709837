import Foundation

/// Asks whether an app may follow people. Nobody is asked in a film.
open class ATTrackingManager: NSObject {
  /// Whether an app may follow people.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
  }

  /// Nobody was asked.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }

  /// Asks nobody: the answer is that it is not allowed.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { completion(.denied) }

  /// Asks nobody: the answer is that it is not allowed.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
