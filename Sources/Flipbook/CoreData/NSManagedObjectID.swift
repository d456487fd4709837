import Foundation

/// Tells an object from all others.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// Always false: nothing is written.
  public var isTemporaryID: Bool { false }
}
