import Foundation

/// Deletes all objects that another request means.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Which objects go.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The content of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let identifiers: [NSManagedObjectID]?

  /// Makes a request from that of the objects.
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    (self.fetchRequest, identifiers) = (fetchRequest, nil)
  }

  /// Makes a request from the objects' identifiers.
  public init(objectIDs: [NSManagedObjectID]) {
    (fetchRequest, identifiers) = (NSFetchRequest(), objectIDs)
  }
}

extension NSManagedObjectContext {
  /// Does what a request says: a deletion, at once.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let objects =
      try request.identifiers?.compactMap { registeredObject(for: $0) }
      ?? fetch(request.fetchRequest).compactMap { $0 as? NSManagedObject }
    objects.forEach(delete)
    return NSBatchDeleteResult(objects.map(\.objectID), request.resultType)
  }
}
