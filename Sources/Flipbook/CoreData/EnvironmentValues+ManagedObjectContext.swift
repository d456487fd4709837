import FlipbookMotion
import FlipbookTime
import FlipbookViews

extension EnvironmentValues {
  /// The context that requests fetch from: what a view around sets, else an empty one of the scene.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedContextKey.self] ?? SceneContext.current[ManagedContextKey.slot].value }
    set { self[ManagedContextKey.self] = newValue }
  }
}

private struct ManagedContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext? { nil }

  /// The context of views that none is around.
  final class Spare {
    let value = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }

  static let slot = ContextSlot(.scene) { Spare() }
}
