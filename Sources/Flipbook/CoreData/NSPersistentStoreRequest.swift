import Foundation

/// A request of a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that it is meant for. There is one.
  open var affectedStores: [Any]?
}
