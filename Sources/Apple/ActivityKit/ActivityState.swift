/// How far a live activity is.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It goes on.
  case active
  /// It will begin.
  case pending
  /// It is over, and shown for a while.
  case ended
  /// It is over and gone.
  case dismissed
  /// It is out of date.
  case stale
}
