import Foundation

/// Which objects are fetched, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the objects' entity; empty for that of the class.
  open var entityName: String?
  /// The objects' entity.
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
  /// Which objects are fetched; nil for all.
  open var predicate: NSPredicate?
  /// The order; objects that compare equal stay in the order in which they were inserted.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Objects that are fetched, at most; 0 for all.
  open var fetchLimit = 0
  /// Objects that are left out at the start.
  open var fetchOffset = 0
  /// Objects that are read at once. All lie in memory.
  open var fetchBatchSize = 0
  /// Whether objects are read as they are used. All lie in memory.
  open var returnsObjectsAsFaults = true
  /// Whether objects of entities below count. There are none.
  open var includesSubentities = true
  /// Whether values count that were not saved. They always do.
  open var includesPropertyValues = true
  /// Whether objects count that were not saved. They always do.
  open var includesPendingChanges = true
  /// Relations that are read at once. All objects lie in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Properties that are read. All are.
  open var propertiesToFetch: [Any]?

  /// Makes a request for the objects of the class.
  public override init() {}

  /// Makes a request for the objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
}
