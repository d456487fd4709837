import Foundation

/// A request to save and delete records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The treatment of a record that changed in the cloud meanwhile.
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

  /// The records to save.
  open var recordsToSave: [CKRecord]?
  /// The records to delete.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// The treatment of a record that changed in the cloud meanwhile.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all fail where one does.
  open var isAtomic = true
  /// Called at the end, with an error.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Called at the end, with an error.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Makes a request.
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    super.init()
  }

  override func refuse(_ error: any Error) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}
