import Foundation

/// The databases of an app in a cloud. A film reaches none: every request ends with an error, which is reported.
open class CKContainer: NSObject, @unchecked Sendable {
  /// The name of the container; nil for the app's own.
  open private(set) var containerIdentifier: String?
  /// The database that all see.
  public let publicCloudDatabase = CKDatabase(scope: .public)
  /// The database that one person sees.
  public let privateCloudDatabase = CKDatabase(scope: .private)
  /// The database of what others share.
  public let sharedCloudDatabase = CKDatabase(scope: .shared)

  private override init() { super.init() }

  /// Makes a container of a name.
  public convenience init(identifier containerIdentifier: String) {
    self.init()
    self.containerIdentifier = containerIdentifier
  }

  /// The app's own container.
  open class func `default`() -> CKContainer { CKContainer() }

  /// Returns one of the three databases.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Calls back with `noAccount`.
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    unsupported("CKContainer.accountStatus")
    DispatchQueue.main.async { completionHandler(.noAccount, nil) }
  }

  /// `noAccount`.
  open func accountStatus() async throws -> CKAccountStatus {
    unsupported("CKContainer.accountStatus")
    return .noAccount
  }

  /// Calls back with an error.
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    unsupported("CKContainer.fetchUserRecordID")
    DispatchQueue.main.async { completionHandler(nil, CKError.signedOut) }
  }

  /// Fails.
  ///
  /// - Throws: `CKError.notAuthenticated`.
  open func userRecordID() async throws -> CKRecord.ID {
    unsupported("CKContainer.fetchUserRecordID")
    throw CKError.signedOut
  }

  /// Has an operation fail.
  open func add(_ operation: CKOperation) {
    unsupported("CKDatabase.request")
    CKDatabase.refuse(operation)
  }
}
