import FlipbookTime
import Foundation

/// The objects of a model, in memory. Nothing is written to a disk.
open class NSManagedObjectContext: NSObject {
  /// The queue that a context's work runs on. All are the scene's one.
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  /// How work is put in the queue. All are the scene's one.
  public struct ScheduledTaskType: Sendable {
    /// At once.
    public static let immediate = ScheduledTaskType()
    /// After what waits.
    public static let enqueued = ScheduledTaskType()
  }

  var store = ManagedStore()
  /// The context that a save hands changes to. Both see the same objects.
  open var parent: NSManagedObjectContext? { didSet { if let parent { store = parent.store } } }
  /// The coordinator of the stores that the context's objects come from.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if let persistentStoreCoordinator { store = persistentStoreCoordinator.store } }
  }
  /// Whether saves of others show. They always do.
  open var automaticallyMergesChangesFromParent = false
  /// Who wins when two change one object. There is but one of each.
  open var mergePolicy: Any = NSMergePolicy.error
  /// A name for people.
  open var name: String?

  /// Makes an empty context.
  public init(concurrencyType: ConcurrencyType) {}

  /// Makes an empty context.
  public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  // MARK: Changes

  /// The objects that were put in since the last save.
  open var insertedObjects: Set<NSManagedObject> { Set(store.objects.filter(\.isInserted)) }
  /// The objects that changed since the last save.
  open var updatedObjects: Set<NSManagedObject> { Set(store.objects.filter(\.isUpdated)) }
  /// The objects that were deleted since the last save.
  open var deletedObjects: Set<NSManagedObject> { Set(store.deleted) }
  /// All objects.
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }

  /// Whether something changed since the last save.
  open var hasChanges: Bool {
    !store.deleted.isEmpty || store.objects.contains { $0.isInserted || $0.isUpdated }
  }

  /// Puts an object in.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil || object.isDeleted else { return }
    object.managedObjectContext = self
    object.isInserted = true
    object.isDeleted = false
    store.add(object)
  }

  /// Takes an object out, with those that its relations say go with it.
  open func delete(_ object: NSManagedObject) {
    var open = [object]
    while let next = open.popLast() {
      guard !next.isDeleted else { continue }
      next.prepareForDeletion()
      next.isDeleted = true
      open += next.cascade
      next.unlinkAll()
      store.remove(next)
    }
  }

  /// Ends what belongs together. Nothing is written.
  open func save() throws {
    guard hasChanges else { return }
    post(Self.willSaveObjectsNotification)
    processPendingChanges()
    let changes = changes
    let changed = store.objects.filter { $0.isInserted || $0.isUpdated }
    changed.forEach { $0.willSave() }
    for object in changed { (object.isInserted, object.isUpdated) = (false, false) }
    store.deleted = []
    changed.forEach { $0.didSave() }
    post(Self.didSaveObjectsNotification, changes)
  }

  /// Takes out what was put in since the last save, and puts back what was deleted. Values stay.
  open func rollback() {
    for object in store.objects where object.isInserted { store.remove(object) }
    for object in store.deleted where !object.isInserted {
      object.isDeleted = false
      store.add(object)
    }
    store.deleted = []
  }

  /// Forgets all objects.
  open func reset() { store.removeAll() }

  /// Takes the changes of others in. There are none.
  open func refreshAllObjects() {}
  /// Takes the changes of others in. There are none.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// Says what changed since the last save.
  open func processPendingChanges() {
    if hasChanges { post(Self.didChangeObjectsNotification, changes) }
  }

  // MARK: Fetches

  /// The objects that a request means.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let type = (T.self as? NSManagedObject.Type).map(ManagedModel.entity(of:))
    let name = request.entityName.flatMap { $0.isEmpty ? nil : $0 } ?? type?.name ?? ""
    var found = store.objects(of: name)
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let order = request.sortDescriptors, !order.isEmpty { found = ManagedOrder.sorted(found, by: order) }
    found.removeFirst(min(found.count, max(0, request.fetchOffset)))
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found.compactMap { $0 as? T }
  }

  /// The number of objects that a request means.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try fetch(request).count
  }

  /// The object of an identifier; nil where it isn't there.
  open func existingObject(with identifier: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = store.objects.first(where: { $0.objectID === identifier }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return object
  }

  /// The object of an identifier; nil where it isn't there.
  open func registeredObject(for identifier: NSManagedObjectID) -> NSManagedObject? {
    store.objects.first { $0.objectID === identifier }
  }

  /// The object of an identifier. Stops the program where it isn't there.
  open func object(with identifier: NSManagedObjectID) -> NSManagedObject {
    guard let object = registeredObject(for: identifier) else {
      fatalError("There is no object with this identifier in the context.")
    }
    return object
  }

  // MARK: Work

  /// Runs work at once, on the scene's one thread.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Runs work at once, on the scene's one thread.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Runs work at once, on the scene's one thread.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// Runs work at once, on the scene's one thread.
  open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T)
    async rethrows
    -> T
  {
    try block()
  }
}
