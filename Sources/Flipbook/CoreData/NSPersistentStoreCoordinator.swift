import Foundation

/// The objects that contexts share.
open class NSPersistentStoreCoordinator: NSObject {
  let store = ManagedStore()
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel

  /// The files that were added.
  open private(set) var persistentStores: [NSPersistentStore] = []

  /// Adds a file, which is not read: objects are in memory.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      type: storeType, configuration: configuration, url: storeURL, options: options)
    persistentStores.append(store)
    return store
  }

  /// Does what a request says, in a context that shares the objects.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
    try context.execute(request)
  }

  /// Takes a file away.
  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

  /// The file at an address; nil for none.
  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

  /// Makes one without objects.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Makes one without objects.
  public override convenience init() { self.init(managedObjectModel: NSManagedObjectModel()) }
}
