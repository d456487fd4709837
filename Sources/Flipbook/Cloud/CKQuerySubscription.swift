import Foundation

/// A subscription to changes of records that match a query.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Which changes.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// New records.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// Changed records.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// Deleted records.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// The first change alone.
    public static let firesOnce = Options(rawValue: 8)
  }

  /// The type of the records that are watched.
  public let recordType: CKRecord.RecordType?
  /// Which of them.
  public let predicate: NSPredicate
  /// Which changes.
  public let querySubscriptionOptions: Options

  /// Makes a subscription; its identity is new unless given.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
    options: Options = []
  ) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(id: subscriptionID)
  }
}
