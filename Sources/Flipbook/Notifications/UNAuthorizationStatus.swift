/// The permission that a person gave.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// Nothing.
  case denied
  /// Notifications.
  case authorized
  /// Quiet notifications.
  case provisional
  /// For a while.
  case ephemeral
}
