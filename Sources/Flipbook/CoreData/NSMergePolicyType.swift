/// The kinds of `NSMergePolicy`.
public enum NSMergePolicyType: UInt, Sendable {
  /// Nobody wins.
  case errorMergePolicyType = 0
  /// The value in the store wins, property by property.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// The value in memory wins, property by property.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The object in memory wins.
  case overwriteMergePolicyType = 3
  /// The object in the store wins.
  case rollbackMergePolicyType = 4
}
