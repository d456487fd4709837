import Foundation

/// The sound of a notification, which is not heard.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// Makes a sound.
  public override init() {}
  /// Makes a sound of a file of the app's.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}
