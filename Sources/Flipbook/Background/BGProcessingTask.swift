/// Work that takes minutes. No film does.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
