import Foundation

/// A piece of data that was deleted. A device without data has none.
public final class HKDeletedObject: NSObject, @unchecked Sendable {
  /// Identifies the piece.
  public let uuid: UUID
  init(uuid: UUID) { self.uuid = uuid }
}
