import Foundation

/// Plans work behind other apps. A film is in front all the while, so none begins.
public final class BGTaskScheduler: NSObject, Sendable {
  private override init() {}
  /// The one of the app.
  public static var shared: BGTaskScheduler { BGTaskScheduler() }

  /// Returns true. The handler is never called.
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Has no effect: no work begins.
  public func submit(_ taskRequest: BGTaskRequest) throws {}
  /// Has no effect: no work is planned.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Has no effect: no work is planned.
  public func cancelAllTaskRequests() {}
  /// None.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
