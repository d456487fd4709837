/// An actor with a context of its own. A scene's `@ModelActor` conforms to it.
public protocol ModelActor: Actor {
  /// The container whose models it works on.
  nonisolated var modelContainer: ModelContainer { get }
  /// The means that it works by: an object with its context.
  nonisolated var modelExecutor: any ModelExecutor { get }
  /// Its context.
  var modelContext: ModelContext { get }
}

extension ModelActor {
  /// An executor with a context of its own, for an actor that has none.
  public nonisolated var modelExecutor: any ModelExecutor {
    DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
  }

  /// The executor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of an identifier; nil where there is none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
