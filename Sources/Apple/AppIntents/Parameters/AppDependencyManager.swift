import FlipbookTime
import Foundation

/// The objects that an app gives its intents, for as long as the scene.
public final class AppDependencyManager: Sendable {
  private static let slot = SharedContextSlot(.scene) { Guarded([String: any Sendable]()) }
  private init() {}
  /// The one that the app fills.
  public static let shared = AppDependencyManager()

  private static func name(_ type: Any.Type, _ key: String?) -> String {
    "\(key ?? "") \(String(reflecting: type))"
  }

  /// Adds an object.
  public func add<Value: Sendable>(key: String? = nil, dependency: @autoclosure @Sendable () -> Value) {
    let value = dependency()
    SceneContext.anyThread[Self.slot].withLock { $0[Self.name(Value.self, key)] = value }
  }

  func value<Value: Sendable>(of type: Value.Type, key: String?) -> Value? {
    SceneContext.anyThread[Self.slot].withLock { $0[Self.name(type, key)] } as? Value
  }
}
