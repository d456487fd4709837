/// Whether a person would be asked.
public enum HKAuthorizationRequestStatus: Int, Hashable, Sendable {
  /// The case of Apple's.
  case unknown
  /// The case of Apple's.
  case shouldRequest
  /// The case of Apple's.
  case unnecessary
}
