import Foundation

/// A question for records of a database in a cloud.
open class CKQuery: NSObject, @unchecked Sendable {
  /// The type of the records that are queried.
  public let recordType: CKRecord.RecordType
  /// Which of them.
  public let predicate: NSPredicate
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?

  /// Makes a question.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
