/// Whether a kind of notification is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// The app doesn't have it.
  case notSupported
  /// It is off.
  case disabled
  /// It is on.
  case enabled
}
