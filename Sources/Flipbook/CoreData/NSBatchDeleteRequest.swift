import Foundation

/// A request of a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that it is meant for. There is one.
  open var affectedStores: [Any]?
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// What the result of a request for a deletion says.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// Deletes all objects that another request means.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Which objects go.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What the result says.
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

/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// What the request asked for: whether it went well, the identifiers, or the number.
  public let result: Any?
  /// What the result says.
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
