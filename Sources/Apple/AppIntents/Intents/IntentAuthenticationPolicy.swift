/// Who may run an intent. No film asks.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  /// Everybody.
  case alwaysAllowed
  /// Whoever unlocked a device.
  case requiresAuthentication
  /// Whoever unlocked this device.
  case requiresLocalDeviceAuthentication
}
