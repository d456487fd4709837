import Flipbook

/// Holds the container that a modifier makes, once for as long as the view is there.
private final class ContainerHolder {
  private var made: ModelContainer?

  func container(
    _ types: [any PersistentModel.Type], _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer? {
    if let made { return made }
    let result = Result { try ModelContainer(for: Schema(types)) }
    made = try? result.get()
    onSetup(result)
    return made
  }
}

/// Puts a container of its own into the environment.
private struct OwnContainer: ViewModifier {
  let types: [any PersistentModel.Type]
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var holder = ContainerHolder()

  func body(content: Content) -> some View {
    if let container = holder.container(types, onSetup) {
      content.environment(\.modelContext, container.mainContext)
    }
  }
}

extension View {
  /// Has queries in this view fetch from a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Has queries in this view fetch from a context.
  public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }

  /// Has queries in this view fetch from a container of its own, which is empty at the start.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(types: [type], onSetup: onSetup))
  }

  /// Has queries in this view fetch from a container of its own, which is empty at the start.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(types: types, onSetup: onSetup))
  }
}
