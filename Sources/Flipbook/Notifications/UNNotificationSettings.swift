import Foundation

/// The notifications that a person allowed an app. Nobody was asked in a film.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Not determined.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Not supported: nobody allowed it.
  open var alertSetting: UNNotificationSetting { .notSupported }
  /// Not supported: nobody allowed it.
  open var soundSetting: UNNotificationSetting { .notSupported }
  /// Not supported: nobody allowed it.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  /// Not supported: nobody allowed it.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Not supported: nobody allowed it.
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  /// Not supported: nobody allowed it.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Not supported: nobody allowed it.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Not supported: nobody allowed it.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Not supported: nobody allowed it.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Not supported: nobody allowed it.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// None: nobody allowed any.
  open var alertStyle: UNAlertStyle { .none }
  /// Never.
  open var showPreviewsSetting: UNShowPreviewsSetting { .never }
}
