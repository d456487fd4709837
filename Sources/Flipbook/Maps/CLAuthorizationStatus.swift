/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody was asked, or has answered; always so in a film.
  case notDetermined
  /// Nobody may allow it.
  case restricted
  /// It was refused.
  case denied
  /// At all times.
  case authorizedAlways
  /// While the app is in use.
  case authorizedWhenInUse
}
