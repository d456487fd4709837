/// An actor with a context of its own. A scene's `@ModelActor` conforms to it.
public protocol ModelActor: Actor {
  /// The container whose models it works on.
  nonisolated var modelContainer: ModelContainer { get }
  /// Its context.
  var modelContext: ModelContext { get }
}

extension ModelActor {
  /// The model of an identifier; nil where there is none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
