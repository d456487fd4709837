/// How a wait ended.
@frozen public enum DispatchTimeoutResult: Hashable, Sendable {
  /// With all that was waited for.
  case success
  /// Before that.
  case timedOut
}
