import Foundation

/// Where an app keeps its objects. A film keeps them in memory, whatever it says.
open class NSPersistentStoreDescription: NSObject {
  /// The file.
  open var url: URL?
  /// The kind of file.
  open var type = NSSQLiteStoreType
  /// Part of the model that it keeps.
  open var configuration: String?
  /// Whether older files are brought over. There are none.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way to bring them over is found. There are none.
  open var shouldInferMappingModelAutomatically = true
  /// Whether it is opened beside other work. It is there at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether it may not change.
  open var isReadOnly = false
  private var options: [String: NSObject] = [:]

  /// Makes a description without a file.
  public override init() {}

  /// Makes a description of a file.
  public init(url: URL) { self.url = url }

  /// Keeps an option, which has no effect.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A file of SQLite's.
public let NSSQLiteStoreType = "SQLite"
/// No file.
public let NSInMemoryStoreType = "InMemory"
/// A file of bytes.
public let NSBinaryStoreType = "Binary"
/// The option to keep a history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option of how files are protected while a device is locked.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option to bring older files over.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to find the way to bring them over.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option of a file that may not change.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option to report changes that come from elsewhere.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
