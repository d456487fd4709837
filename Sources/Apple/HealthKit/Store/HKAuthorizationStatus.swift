/// Whether an app may write a kind of data.
public enum HKAuthorizationStatus: Int, Hashable, Sendable {
  /// The case of Apple's.
  case notDetermined
  /// The case of Apple's.
  case sharingDenied
  /// The case of Apple's.
  case sharingAuthorized
}
