import Foundation

/// The objects that contexts share.
open class NSPersistentStoreCoordinator: NSObject {
  let store = ManagedStore()
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel

  /// Makes one without objects.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Makes one without objects.
  public override convenience init() { self.init(managedObjectModel: NSManagedObjectModel()) }
}
