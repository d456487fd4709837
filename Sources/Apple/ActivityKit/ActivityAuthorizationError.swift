/// A reason why a live activity doesn't begin.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// Reasons.
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility
  /// More of them.
  case persistenceFailure, reconnectNotPermitted, unentitled, malformedActivityIdentifier,
    missingProcessIdentifier, unsupportedTarget
}
