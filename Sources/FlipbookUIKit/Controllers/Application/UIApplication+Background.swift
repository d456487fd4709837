import Foundation

extension UIApplication {
  /// Without an end: a film is in front all the while.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Returns an identifier. A film is in front all the while, so the handler is never called.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Has no effect: a film is in front all the while.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
