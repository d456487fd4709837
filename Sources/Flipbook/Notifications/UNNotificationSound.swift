import Foundation

/// The sound of a notification, which is not heard.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The usual sound of warnings.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  /// The usual sound of calls.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }
  /// Makes a sound of warnings of a file of the app's.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float = 1
  ) -> UNNotificationSound { UNNotificationSound() }
  /// The usual sound of warnings. The volume has no effect.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
  /// Makes a sound.
  public override init() {}
  /// Makes a sound of a file of the app's.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}
