/// An object with the context that an actor works on. In a film all actors run on one thread, so it runs nothing itself.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  nonisolated var modelContext: ModelContext { get }
}
