/// Whether an app may see the address book.
public enum CNAuthorizationStatus: Int, Hashable, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// Nobody may allow it.
  case restricted
  /// Somebody refused.
  case denied
  /// Somebody allowed it.
  case authorized
  /// Somebody allowed it for some people.
  case limited
}
