import Foundation

/// Who wins when two change one object. In a film there is but one of each.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Nobody.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The value in the store wins, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The value in memory wins, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The object in memory wins.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The object in the store wins.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  /// The kind.
  public let mergeType: NSMergePolicyType

  /// Nobody wins.
  public override convenience init() { self.init(merge: .errorMergePolicyType) }

  /// Makes a policy of a kind.
  public init(merge type: NSMergePolicyType) {
    mergeType = type
    super.init()
  }
}

/// Nobody wins.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The value in the store wins, property by property.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The value in memory wins, property by property.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The object in memory wins.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The object in the store wins.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
