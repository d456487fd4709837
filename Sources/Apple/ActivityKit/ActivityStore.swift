import FlipbookTime
import Foundation

/// The live activities of a scene, in the order in which they began.
struct ActivityStore: Sendable {
  private static let slot = SharedContextSlot(.scene) { Guarded(ActivityStore()) }
  private var activities: [any Sendable] = []
  private var count = 0

  /// Adds an activity, with an identifier that depends on those before alone.
  static func add<Attributes>(_ make: (String) -> Activity<Attributes>) -> Activity<Attributes> {
    SceneContext.anyThread[slot].withLock { store in
      store.count += 1
      let activity = make("activity-\(store.count)")
      store.activities.append(activity)
      return activity
    }
  }

  /// Those of a type that are not gone.
  static func all<Attributes>() -> [Activity<Attributes>] {
    SceneContext.anyThread[slot].withLock { $0.activities }.compactMap { $0 as? Activity<Attributes> }
      .filter { $0.activityState != .dismissed }
  }
}
