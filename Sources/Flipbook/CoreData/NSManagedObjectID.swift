import FlipbookTime
import Foundation

/// The identity of an object.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// The number of the object in the scene, from 1.
  let number: Int

  private static let slot = SharedContextSlot(.scene) { Guarded(0) }

  override init() {
    number = SceneContext.anyThread[Self.slot].withLock { last in
      last += 1
      return last
    }
  }

  /// Always false: nothing is written.
  public var isTemporaryID: Bool { false }
}
