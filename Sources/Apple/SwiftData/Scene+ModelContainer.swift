import Flipbook

/// A scene whose views fetch from a container.
struct ContainedScene: Scene {
  let content: AnyView?

  var _windowContent: AnyView? { content }
}

extension Scene {
  /// Has queries in this scene fetch from a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    ContainedScene(content: _windowContent.map { AnyView($0.modelContainer(container)) })
  }

  /// Has queries in this scene fetch from a context.
  public func modelContext(_ context: ModelContext) -> some Scene {
    ContainedScene(content: _windowContent.map { AnyView($0.modelContext(context)) })
  }

  /// Has queries in this scene fetch from a container of its own, which is empty at the start.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ContainedScene(content: _windowContent.map { AnyView($0.modelContainer(for: type, onSetup: onSetup)) })
  }

  /// Has queries in this scene fetch from a container of its own, which is empty at the start.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ContainedScene(content: _windowContent.map { AnyView($0.modelContainer(for: types, onSetup: onSetup)) })
  }
}
