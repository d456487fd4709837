/// The usual object with the context of an actor.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext

  /// Makes an executor for a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
