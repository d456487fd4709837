import Foundation

/// The objects of an app, in memory. It is empty at the start, whatever files lie beside it.
open class NSPersistentContainer: NSObject {
  /// The name of the model.
  public let name: String
  /// The context of the views.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The coordinator of the stores that the contexts' objects come from.
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
  /// Where an app keeps its objects. Has no effect.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel

  /// Makes an empty container.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Makes an empty container.
  public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

  /// The folder of an app's files.
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }

  /// Calls back for each description, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// A context that sees the same objects.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs work in a context that sees the same objects, at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Runs work in a context that sees the same objects, at once.
  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows
    -> T
  {
    try block(newBackgroundContext())
  }
}
