import Foundation

/// When a notification comes. None does in a film.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}
