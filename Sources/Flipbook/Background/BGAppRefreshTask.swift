/// Work that brings an app up to date. No film does.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
