/// A request to bring an app up to date.
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}
