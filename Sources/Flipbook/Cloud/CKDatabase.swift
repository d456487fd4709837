import Foundation

/// A database in a cloud. A film reaches none: every request ends with `CKError.notAuthenticated`, which is reported.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Who sees a database.
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }

  /// Who sees it.
  public let databaseScope: Scope

  init(scope: Scope) { databaseScope = scope }

  private static func fail<T>(_ handler: @escaping @Sendable (T?, (any Error)?) -> Void) {
    unsupported("CKDatabase.request")
    DispatchQueue.main.async { handler(nil, CKError.signedOut) }
  }

  private static func fail<T>() throws -> T {
    unsupported("CKDatabase.request")
    throw CKError.signedOut
  }

  static func refuse(_ operation: CKOperation) {
    DispatchQueue.main.async {
      operation.refuse(CKError.signedOut)
      operation.completionBlock?()
    }
  }

  /// Has an operation fail.
  open func add(_ operation: CKDatabaseOperation) {
    unsupported("CKDatabase.request")
    Self.refuse(operation)
  }

  /// Calls back with an error.
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { Self.fail(completionHandler) }
  /// Calls back with an error.
  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { Self.fail(completionHandler) }
  /// Calls back with an error.
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { Self.fail(completionHandler) }
  /// Calls back with an error.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { Self.fail(completionHandler) }
  /// Calls back with an error.
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { Self.fail(completionHandler) }
  /// Calls back with an error.
  open func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { Self.fail(completionHandler) }
  /// Calls back with an error.
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { Self.fail(completionHandler) }
  /// Calls back with an error.
  open func save(
    _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { Self.fail(completionHandler) }

  /// Fails.
  ///
  /// - Throws: `CKError.notAuthenticated`.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { try Self.fail() }
  /// Fails.
  ///
  /// - Throws: `CKError.notAuthenticated`.
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { try Self.fail() }
  /// Fails.
  ///
  /// - Throws: `CKError.notAuthenticated`.
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { try Self.fail() }
  /// Fails.
  ///
  /// - Throws: `CKError.notAuthenticated`.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { try Self.fail() }
}
