/// Whether an app may show live activities.
public final class ActivityAuthorizationInfo: Sendable {
  /// Makes one.
  public init() {}
  /// True.
  public let areActivitiesEnabled = true
  /// False: no server reaches a film.
  public let frequentPushesEnabled = false
  /// Ends at once: the answer stays.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
