import Foundation

/// A request for the records that a question finds.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where the next request goes on. A film gets none.
  public class Cursor: NSObject, @unchecked Sendable {}

  /// The question.
  open var query: CKQuery?
  /// How many records come at a time; 0 for as many as the cloud gives.
  open var resultsLimit = 0
  /// Names of values that come along; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called for each record, which a film has none of.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Called for each record, which a film has none of.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end, with an error.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Called at the end, with an error.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  /// Makes a request.
  public init(query: CKQuery) {
    self.query = query
    super.init()
  }

  override func refuse(_ error: any Error) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}
