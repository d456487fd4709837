import Foundation

/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The content that the request asked for: whether it went well, the identifiers, or the number.
  public let result: Any?
  /// The content of the result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ deleted: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: deleted
      case .resultTypeCount: deleted.count
      }
  }
}
