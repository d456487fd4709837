import Foundation

extension NSManagedObjectContext {
  /// Posted before a save of changes; the object is the context.
  public static let willSaveObjectsNotification = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted after a save of changes, with the objects by ``NotificationKey``; the object is the context.
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted as changes are taken in, in a save or by ``processPendingChanges()``.
  public static let didChangeObjectsNotification = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")

  /// The sets of objects that come with a notification.
  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
  }

  /// Takes the changes of another context's save in. All contexts of a store see the same objects.
  public func mergeChanges(fromContextDidSave notification: Notification) {}

  /// The changes since the last save, as a notification has them: sets that are empty are left out.
  var changes: [AnyHashable: Any] {
    let sets: [(NotificationKey, Set<NSManagedObject>)] = [
      (.insertedObjects, insertedObjects), (.updatedObjects, updatedObjects),
      (.deletedObjects, deletedObjects),
    ]
    return sets.reduce(into: [:]) { changes, next in
      if !next.1.isEmpty { changes[next.0.rawValue] = next.1 }
    }
  }

  func post(_ name: Notification.Name, _ changes: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: changes)
  }
}

/// The key of the objects that were put in.
public let NSInsertedObjectsKey = NSManagedObjectContext.NotificationKey.insertedObjects.rawValue
/// The key of the objects that changed.
public let NSUpdatedObjectsKey = NSManagedObjectContext.NotificationKey.updatedObjects.rawValue
/// The key of the objects that were deleted.
public let NSDeletedObjectsKey = NSManagedObjectContext.NotificationKey.deletedObjects.rawValue

extension NSNotification.Name {
  /// The earlier name of `NSManagedObjectContext.willSaveObjectsNotification`.
  public static let NSManagedObjectContextWillSave = NSManagedObjectContext.willSaveObjectsNotification
  /// The earlier name of `NSManagedObjectContext.didSaveObjectsNotification`.
  public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
  /// The earlier name of `NSManagedObjectContext.didChangeObjectsNotification`.
  public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext
    .didChangeObjectsNotification
  /// Never posted: nothing else changes a store.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}
