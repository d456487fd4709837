import Flipbook
import FlipbookTime

extension EnvironmentValues {
  /// The context that queries fetch from: of the nearest model container, else an empty one of the scene.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? SceneContext.current[ModelContextKey.slot].context }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }

  /// The models of views that no container is around.
  final class Spare {
    let context: ModelContext

    init() {
      guard let container = try? ModelContainer(for: Schema([])) else {
        preconditionFailure("A container in memory can always be made.")
      }
      context = ModelContext(container)
    }
  }

  static let slot = ContextSlot(.scene) { Spare() }
}
