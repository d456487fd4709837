import Foundation

/// Who wins when two change one object. In a film there is but one of each.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Nobody.
  public static let error = NSMergePolicy()
  /// What is kept, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// What is in memory, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// What is in memory.
  public static let overwrite = NSMergePolicy()
  /// What is kept.
  public static let rollback = NSMergePolicy()
}

/// Nobody wins.
public let NSErrorMergePolicy = NSMergePolicy.error
/// What is kept wins, property by property.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// What is in memory wins, property by property.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// What is in memory wins.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// What is kept wins.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
